/** Options of the benchmarks. */
export interface BenchOptions {
  /** Fewer and shorter samples, to check that everything runs. */
  isQuick: boolean;
  /** Keeps generated databases for another run; temporary by default. */
  dataDir: string | undefined;
  /** Folder of a built checkout of another commit to compare with. */
  against: string | undefined;
  /** Paths of the pages, or kinds of pages not in memory, to measure; all if empty. */
  only: readonly string[];
}
