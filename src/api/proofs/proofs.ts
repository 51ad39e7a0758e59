import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/scrypt';
import { z } from 'zod';
import type { KeyRing } from '#api/access/key-ring.ts';
import { MAX_PROOF_CHARACTERS, type ProofChallenge } from '#contracts/proofs.ts';
import type { Database } from '#db/connection.ts';
import { spentChallenges } from '#db/schema/requests.ts';
import { scryptCost } from './difficulty.ts';

/** How long a challenge can be answered. */
const LIFETIME_MS = 5 * 60_000;
/** Spent proofs are kept this much longer, since clocks of processes and database differ. */
const KEPT_LONGER_MS = 60 * 60_000;
/** Bytes of a derived key. */
const KEY_BYTES = 32;

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/** A proof as it is sent. Unknown fields are refused: they would not be under the signature's eyes. */
const proofSchema = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('SCRYPT'),
      nonce: hex(16),
      salt: hex(16),
      cost: z.int(),
      memoryCost: z.int(),
      parallelism: z.int(),
      keyLength: z.int(),
      keyPrefix: hex(KEY_BYTES / 2),
      keySignature: hex(32),
      expiresAt: z.int(),
      data: z.strictObject({ operation: z.string(), keyId: z.string() }),
    }),
    signature: hex(32),
  }),
  solution: z.strictObject({ counter: z.int(), derivedKey: hex(KEY_BYTES) }),
});

type Proof = z.output<typeof proofSchema>;

/** Dependencies of the proofs. */
export interface ProofsDeps {
  db: Database;
  keys: Pick<KeyRing, 'mac' | 'newestId' | 'knows'>;
  now?: () => number;
}

/** Makes challenges and takes each proof once, on whichever process it arrives. */
export class Proofs {
  readonly #deps: ProofsDeps;

  constructor(deps: ProofsDeps) {
    this.#deps = deps;
  }

  /** A new challenge for one operation. @param tries see `triesFor` */
  async challenge(operation: string, tries: number): Promise<ProofChallenge> {
    const { keys, now = Date.now } = this.#deps;
    const keyId = keys.newestId('proof');
    return createChallenge({
      algorithm: 'SCRYPT',
      ...scryptCost,
      keyLength: KEY_BYTES,
      counter: randomInt(tries),
      deriveKey,
      expiresAt: Math.floor((now() + LIFETIME_MS) / 1000),
      data: { operation, keyId },
      ...this.#secrets(keyId),
    });
  }

  /**
   * Whether a header has a proof for this operation that nobody has used; it is used now. Costs two
   * HMACs, and for a right proof one statement.
   */
  async spend(operation: string, header: string): Promise<boolean> {
    const proof = readProof(header);
    if (!proof || !(await this.#isRight(operation, proof))) return false;
    const { signature, parameters } = proof.challenge;
    const inserted = await this.#deps.db
      .insert(spentChallenges)
      .values({
        challenge: signature,
        expiresAt: new Date(parameters.expiresAt * 1000 + KEPT_LONGER_MS),
      })
      .onConflictDoNothing()
      .returning({ challenge: spentChallenges.challenge });
    return inserted.length > 0;
  }

  async #isRight(operation: string, { challenge, solution }: Proof): Promise<boolean> {
    const { keys, now = Date.now } = this.#deps;
    const { data, expiresAt } = challenge.parameters;
    if (data.operation !== operation || !keys.knows('proof', data.keyId)) return false;
    if (expiresAt * 1000 < now()) return false;
    const secrets = this.#secrets(data.keyId);
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
    return verified;
  }

  /** With the second one the solution is checked by its HMAC, so that no key is derived again. */
  #secrets(keyId: string) {
    const { keys } = this.#deps;
    return {
      hmacSignatureSecret: keys.mac('proof', 'challenge', keyId),
      hmacKeySignatureSecret: keys.mac('proof', 'solution', keyId),
    };
  }
}

function readProof(header: string): Proof | undefined {
  if (header.length > MAX_PROOF_CHARACTERS) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
    return proofSchema.safeParse(value).data;
  } catch {
    return undefined;
  }
}
