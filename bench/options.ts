/** How thoroughly to measure. */
export interface BenchOptions {
  /** Fewer and shorter samples, to see whether everything runs. */
  isQuick: boolean;
  /** Where generated databases stay for another run; temporary where it is not given. */
  dataDir: string | undefined;
  /** Folder of a built checkout of another commit to measure beside this one. */
  against: string | undefined;
  /** Paths of the pages to measure; every page where it is empty. */
  only: readonly string[];
}
