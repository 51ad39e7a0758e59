/** Times the sample is written and read: about 90 ms on a machine that does nothing else. */
const ROUNDS = 1_200;
/** Milliseconds that they take on the machine on which the limits of the tests were set. */
const USUAL_MS = 90;
/** Above it, a limit would find nothing any more. */
const MAX_SLOWNESS = 8;

const sample = Array.from({ length: 200 }, (_, number) => ({ number, text: `line ${number}` }));

/**
 * How many times longer work takes now than on the machine on which the limits of the tests were set:
 * 1 to 8. Limits on the clock are multiplied by it, since a slow or busy machine is no fault of the
 * server.
 */
export function slowness(): number {
  const startedAt = performance.now();
  let copy = sample;
  for (let round = 0; round < ROUNDS; round++) copy = JSON.parse(JSON.stringify(copy));
  const ms = performance.now() - startedAt;
  return Math.min(MAX_SLOWNESS, Math.max(1, ms / USUAL_MS));
}
