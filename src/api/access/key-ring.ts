import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** What a key is used for; each purpose has a key of its own. */
export type KeyPurpose =
  | 'audit'
  | 'second-factor'
  | 'email'
  | 'preview'
  | 'bandwidth'
  | 'device'
  | 'link'
  | 'proof'
  | 'passcode'
  | 'pass'
  | 'link-preview'
  | 'appointment'
  | 'seal'
  | 'subject'
  | 'code'
  | 'licence'
  | 'passphrase'
  | 'webhook';

interface DerivedKey {
  /** Identifies the key without giving it away. */
  id: string;
  key: Buffer;
  /** The Ed25519 pair of the key, made when it is first needed: each takes longer than a signature. */
  pair?: { privateKey: KeyObject; publicKey: string };
}

/** Length of a nonce and of an authentication tag of AES-GCM, in bytes. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What stands before the 32 bytes of an Ed25519 private key in a PKCS #8 file. */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The keys derived from SECRET_KEY. The newest one is used for everything new; the older ones read
 * what was made before the key was changed.
 */
export class KeyRing {
  readonly #masters: readonly Buffer[];
  readonly #derived = new Map<KeyPurpose, readonly [DerivedKey, ...DerivedKey[]]>();

  /** @param masters the secret keys, the newest first */
  constructor(masters: readonly [Buffer, ...Buffer[]]) {
    this.#masters = masters;
  }

  /** HMAC-SHA-256 under the newest key, or under the one with this id, in hexadecimal. */
  mac(purpose: KeyPurpose, text: string, keyId = this.newestId(purpose)): string {
    const known = this.#keys(purpose).find(({ id }) => id === keyId);
    if (!known) throw new UnknownKeyError(keyId);
    return createHmac('sha256', known.key).update(text).digest('hex');
  }

  /** The same under every key, the newest first: to know again what an earlier key has made. */
  macs(purpose: KeyPurpose, text: string): string[] {
    return this.#keys(purpose).map(({ id }) => this.mac(purpose, text, id));
  }

  newestId(purpose: KeyPurpose): string {
    return this.#keys(purpose)[0].id;
  }

  knows(purpose: KeyPurpose, keyId: string): boolean {
    return this.#keys(purpose).some(({ id }) => id === keyId);
  }

  /**
   * The Ed25519 public keys of a purpose, the newest first, 32 bytes in base64. They verify what
   * `sign` signs, for everybody and without this ring.
   */
  publicKeys(purpose: KeyPurpose): string[] {
    return this.#keys(purpose).map((key) => pairOf(key).publicKey);
  }

  /** Signs a text with Ed25519 under the newest key; in base64. */
  sign(purpose: KeyPurpose, text: string): string {
    const [key] = this.#keys(purpose);
    return sign(null, Buffer.from(text), pairOf(key).privateKey).toString('base64');
  }

  /** Encrypts a text. `context` names its owner: the text can only be decrypted for it. */
  encrypt(purpose: KeyPurpose, text: string, context: string): string {
    const [{ id, key }] = this.#keys(purpose);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
  }

  /** Decrypts a text of `encrypt`. @throws where key, context or text is another one */
  decrypt(purpose: KeyPurpose, encrypted: string, context: string): string {
    const [keyId = '', body = ''] = encrypted.split('.');
    const known = this.#keys(purpose).find(({ id }) => id === keyId);
    if (!known) throw new UnknownKeyError(keyId);
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', known.key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  #keys(purpose: KeyPurpose): readonly [DerivedKey, ...DerivedKey[]] {
    const known = this.#derived.get(purpose);
    if (known) return known;
    const derived = this.#masters.map((master) => {
      const key = Buffer.from(hkdfSync('sha256', master, '', `mujing-site ${purpose}`, 32));
      const id = createHmac('sha256', key).update('key id').digest('hex').slice(0, 12);
      return { id, key };
    }) as unknown as readonly [DerivedKey, ...DerivedKey[]];
    this.#derived.set(purpose, derived);
    return derived;
  }
}

function pairOf(derived: DerivedKey): NonNullable<DerivedKey['pair']> {
  derived.pair ??= makePair(derived.key);
  return derived.pair;
}

function makePair(key: Buffer) {
  const der = Buffer.concat([ED25519_PKCS8, key]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: spki.subarray(-32).toString('base64') };
}

/** Something was made with a key that SECRET_KEY does not have. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError';

  constructor(keyId: string) {
    super(
      `the key ${keyId} is not in SECRET_KEY: add the earlier key after the newest one, separated by a comma`,
    );
  }
}
