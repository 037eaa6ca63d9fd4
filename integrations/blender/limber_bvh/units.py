"""What lengths of files are in."""
import math

METRES = {"MM": 0.001, "CM": 0.01, "IN": 0.0254, "DM": 0.1, "FT": 0.3048, "M": 1.0}
TITLES = {"MM": "Millimetres", "CM": "Centimetres", "IN": "Inches", "DM": "Decimetres", "FT": "Feet", "M": "Metres"}
ITEMS = [("AUTO", "By Size", "The unit in which the figure is about as tall as a person")] + [
    (key, TITLES[key], "") for key in METRES]


def chosen(unit, height):
    """The key of the unit: that of the choice, or the one in which a figure is nearest to 1.7 metres."""
    if unit != "AUTO":
        return unit
    if not height > 0.0:
        return "CM"
    return min(METRES, key=lambda key: abs(math.log(height * METRES[key] / 1.7)))


def rate(frame_time):
    """(fps, fps_base) of a scene that comes nearest to a frame time in seconds, and frames a second; 30 for 0."""
    seconds = frame_time if frame_time > 0.0 else 1.0 / 30.0
    exact = 1.0 / seconds
    whole = max(1, round(exact))
    if abs(exact - whole) < 0.002 * whole and whole <= 32767:
        return whole, 1.0, exact
    whole = min(max(1, math.ceil(exact)), 32767)
    return whole, whole * seconds, exact
