/**
 * How long tests wait for a state, in milliseconds: for a machine that is busy with other work. A test
 * of how soon something happens has a limit of its own.
 */
export const PATIENCE_MS = 15_000;
