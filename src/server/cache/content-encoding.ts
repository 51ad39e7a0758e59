import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/** The best encoding that a client accepts. `q=0` rules an encoding out. */
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
  const accepted = acceptEncoding.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const isRefused = parameters.some((one) => one.startsWith('q=') && Number(one.slice(2)) === 0);
    return isRefused ? [] : name;
  });
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
