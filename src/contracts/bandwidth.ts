/** Bounds of a test of the visitor's upload to this server. */
export const bandwidthBounds = {
  /** Bytes of one run: four seconds of 50 Mbit/s. */
  runBytes: 24 * 1024 * 1024,
  /** Seconds in which a run may send. Visitors measure for 10. */
  runSeconds: 20,
  /** Bytes of one request; nginx lets 1 MiB pass by default. */
  sampleBytes: 1024 * 1024,
} as const;
