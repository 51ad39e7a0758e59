/** Header of a request that carries a proof of work, or says that the client can do the work. */
export const PROOF_HEADER = 'x-proof';

/** Value of the header in a request without a proof: the client will do the work if asked to. */
export const CAN_PROVE = 'able';

/** Longest value of the header that is read. */
export const MAX_PROOF_CHARACTERS = 2000;

/**
 * A puzzle in ALTCHA's format, version 2: find the counter whose key starts with `keyPrefix`. The key
 * is scrypt of the nonce followed by the counter (32 bits, big-endian), with the salt. All binary
 * values are hexadecimal.
 */
export interface ProofChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    /** N of scrypt: steps, and blocks in memory. */
    cost: number;
    /** r of scrypt: size of a block in units of 128 bytes. */
    memoryCost?: number;
    /** p of scrypt. */
    parallelism?: number;
    /** Bytes of the key. */
    keyLength?: number;
    keyPrefix: string;
    /** Seconds since 1970. */
    expiresAt?: number;
  };
  signature?: string;
}

/** The solution of a challenge. */
export interface ProofSolution {
  counter: number;
  /** In hexadecimal. */
  derivedKey: string;
}

/** The value of the header: challenge and solution as JSON, in base64url without padding. */
export function proofHeader(challenge: ProofChallenge, solution: ProofSolution): string {
  const { counter, derivedKey } = solution;
  const text = JSON.stringify({ challenge, solution: { counter, derivedKey } });
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
