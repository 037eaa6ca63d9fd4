#pragma once

namespace limber {

class LoadJob;
class ProgressArea;

// Shows how far a file has been read, with *Cancel*, until it is read. Most files are read before it would appear.
void showLoadProgress(LoadJob &job, ProgressArea &area);

} // namespace limber
