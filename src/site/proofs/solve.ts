import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { ProofChallenge, ProofSolution } from '#contracts/proofs.ts';

/** Bytes of the counter behind the nonce. */
const COUNTER_BYTES = 4;

/**
 * Tries one counter of a challenge after the other. Each step takes some milliseconds.
 * @returns the solution, once it is found
 */
export function* solveSteps({ parameters }: ProofChallenge): Generator<undefined, ProofSolution> {
  const { cost, memoryCost = 8, parallelism = 1, keyLength = 32, keyPrefix } = parameters;
  const salt = hexToBytes(parameters.salt);
  const nonce = hexToBytes(parameters.nonce);
  const password = new Uint8Array(nonce.length + COUNTER_BYTES);
  password.set(nonce);
  const view = new DataView(password.buffer);
  for (let counter = 0; ; counter++) {
    view.setUint32(nonce.length, counter);
    const options = { N: cost, r: memoryCost, p: parallelism, dkLen: keyLength };
    const derivedKey = bytesToHex(scrypt(password, salt, options));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
    yield;
  }
}

/** Solves a challenge in one go; for a worker. */
export function solve(challenge: ProofChallenge): ProofSolution {
  const steps = solveSteps(challenge);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Solves a challenge between the tasks of the page, which stays alive. @throws when aborted */
export async function solveInSlices(
  challenge: ProofChallenge,
  signal: AbortSignal,
): Promise<ProofSolution> {
  const steps = solveSteps(challenge);
  for (;;) {
    signal.throwIfAborted();
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
