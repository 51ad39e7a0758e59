import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readPreferences } from '#contracts/preferences.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Supported content encodings. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Brotli quality and gzip level: `cached` for cached answers, `once` for those sent once. */
const levels = { cached: { br: 5, gzip: 6 }, once: { br: 1, gzip: 1 } } as const;

/** Compresses a body in the thread pool. `identity` returns it unchanged. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  use: keyof typeof levels = 'cached',
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipAsync(body, { level: levels[use].gzip });
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[use].br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** Cache of parsed headers: browsers send few different ones. */
const choices = new Map<string, Encoding>();
const MAX_CHOICES = 64;
/** Longest header that is parsed, in characters. Browsers send fewer than 40. */
const MAX_HEADER = 256;

/** The encoding that a client likes best, the smallest of several. `q=0` rules an encoding out. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding || acceptEncoding.length > MAX_HEADER) return 'identity';
  let choice = choices.get(acceptEncoding);
  if (!choice) {
    choice = parseAccepted(acceptEncoding);
    if (choices.size >= MAX_CHOICES) choices.clear();
    choices.set(acceptEncoding, choice);
  }
  return choice;
}

function parseAccepted(acceptEncoding: string): Encoding {
  const accepted = new Map<string, number>();
  for (const { value, weight } of readPreferences(acceptEncoding)) {
    // Who names an encoding twice and refuses it once gets another one.
    accepted.set(value, Math.min(weight, accepted.get(value) ?? weight));
  }
  const ours = (['br', 'gzip', 'identity'] as const).filter(
    (name) => (accepted.get(name) ?? 0) > 0,
  );
  const most = Math.max(...ours.map((name) => accepted.get(name) ?? 0));
  return ours.find((name) => accepted.get(name) === most) ?? 'identity';
}
