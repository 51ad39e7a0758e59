/** Most codes of one batch that is made here. */
export const MAX_BATCH = 100_000;
/** Most codes of one import. */
export const MAX_IMPORT = 20_000;
/** Shortest passphrase of a file with codes. */
export const PASSPHRASE_MIN = 12;
/** A batch's file is deleted this many hours after its first download. */
export const FILE_HOURS = 24;
