import { scryptSync } from 'node:crypto';
import { type ProofChallenge, proofHeader } from '#contracts/proofs.ts';

/** Solves a challenge as visitors' browsers do, five times as fast; returns the header's value. */
export function prove(challenge: ProofChallenge): string {
  const { nonce, salt, keyPrefix, ...cost } = challenge.parameters;
  const options = { N: cost.cost, r: cost.memoryCost ?? 8, p: cost.parallelism ?? 1 };
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = scryptSync(password, Buffer.from(salt, 'hex'), cost.keyLength ?? 32, options);
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return proofHeader(challenge, { counter, derivedKey });
  }
}
