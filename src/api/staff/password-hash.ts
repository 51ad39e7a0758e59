import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What a hash costs; it is stored with it. */
type Cost = Record<'N' | 'r' | 'p', number>;

/**
 * Cost of scrypt as OWASP advises: 32 MB and about 0.2 s for each password. Operations that anybody
 * can call wait in `HashLanes` first, and never hash inside a transaction.
 */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The hash of a password with its cost and salt, for the database. Only tests take a lower cost. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return stored(salt, await derive(password, salt, cost), cost);
}

/** Whether a password belongs to a stored hash. Without one it takes as long and answers false. */
export async function verifyPassword(password: string, known: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (known ?? nobodysHash).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(key, expected) && known !== null;
}

/** The hash of nobody's password, for people who do not exist. */
const nobodysHash = stored(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES), COST);

function stored(salt: Buffer, key: Buffer, { N, r, p }: Cost): string {
  return ['scrypt', N, r, p, encode(salt), encode(key)].join('$');
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** Different spellings of one character, such as full-width letters, are one password. */
function derive(password: string, salt: Buffer, options: Cost): Promise<Buffer> {
  const maxmem = 256 * options.N * options.r;
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...options, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
