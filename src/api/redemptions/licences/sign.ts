import { randomBytes } from 'node:crypto';
import type { KeyRing } from '#api/access/key-ring.ts';
import { currentSigningKey } from '#api/access/signing-keys.ts';
import { symbolsOf } from '#contracts/redemptions/code.ts';
import type { LicenceFile, LicenceRecord } from '#contracts/redemptions/licence.ts';
import { canonicalJson } from '#contracts/sheets/canonical.ts';
import type { Executor } from '#db/connection.ts';

const KEY_SYMBOLS = 20;

/** A new key of a licence, such as `7KQ2M-0XD4V-TA9H3-CWE5R`: 100 random bits. */
export function newLicenceKey(): string {
  const symbols = symbolsOf(randomBytes(KEY_SYMBOLS));
  return symbols.match(/.{5}/g)?.join('-') ?? '';
}

/** Signs licences. A published key stays, so the first signature alone looks for it. */
export class LicenceSigner {
  readonly #keys: KeyRing;
  #publicKey: string | undefined;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** @throws Error if no start has published the key */
  async sign(db: Executor, licence: LicenceRecord): Promise<LicenceFile> {
    this.#publicKey ??= (await currentSigningKey(db, this.#keys, 'licence')).publicKey;
    const record = canonicalJson(licence);
    return { record, signature: this.#keys.sign('licence', record), publicKey: this.#publicKey };
  }
}
