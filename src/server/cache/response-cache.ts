import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isUnavailable } from '#db/unavailable.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The encodings an answer is kept in. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One whole answer kept in memory, in every encoding that was asked for so far. */
export interface CachedResponse {
  status: number;
  /** Header names in small letters; without those that depend on the encoding. */
  headers: Record<string, string>;
  /** Begins of the strong ETag; the encoding is appended. */
  etag: string;
  /** Content tags this answer was made from. */
  tags: ReadonlySet<string>;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** How the log names what it answers; set when it is first sent. */
  route: string;
  /** Header names and values in turn, ready to be written, for each body that was sent. */
  head: Partial<Record<Encoding, readonly string[]>>;
  /** When it was made, in milliseconds of `Date.now()`. */
  madeAt: number;
}

/** Most raw addresses remembered as short cuts to a kept answer. */
const MAX_ALIASES = 4096;

/**
 * Whole answers in memory, least recently used out first, dropped by content tag. An answer made
 * while one of its tags was dropped is never stored: it may show what was there before.
 */
export class ResponseCache {
  readonly #entries = new Map<string, CachedResponse>();
  /** The key of each kept answer. */
  readonly #keys = new Map<CachedResponse, string>();
  /** Keys by raw address. */
  readonly #aliases = new Map<string, string>();
  readonly #pending = new Map<string, Promise<CachedResponse | undefined>>();
  readonly #dropped = new Map<string, number>();
  /** Answers that may be outdated: sent only while no new one can be made. */
  readonly #stale = new WeakSet<CachedResponse>();
  readonly #limit: number;
  #bytes = 0;
  #clock = 0;
  #cleared = 0;

  /** @param limit most bytes to keep; 0 keeps nothing */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Bytes held, by the sizes of bodies and keys. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Kept answers. */
  get size(): number {
    return this.#entries.size;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#stale.has(entry)) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  /** The answer a raw address led to before; saves taking the address apart. */
  getByAlias(url: string): CachedResponse | undefined {
    const key = this.#aliases.get(url);
    return key === undefined ? undefined : this.get(key);
  }

  /** Remembers that a raw address leads to an answer, if that is still kept. */
  alias(url: string, entry: CachedResponse): void {
    const key = this.#keys.get(entry);
    if (key === undefined || url.length > 256) return;
    if (this.#aliases.size >= MAX_ALIASES) this.#aliases.clear();
    this.#aliases.set(url, key);
  }

  /**
   * The kept answer, or the one `make` makes; callers that come meanwhile share it. `make` returns
   * undefined for an answer that must not be shared.
   */
  async getOrMake(
    key: string,
    make: () => Promise<CachedResponse | undefined>,
  ): Promise<CachedResponse | undefined> {
    if (this.#limit === 0) return make();
    const kept = this.get(key) ?? this.#pending.get(key);
    if (kept) return kept;
    const started = this.#clock;
    const promise = make().then(
      (entry) => {
        if (entry?.status === 503) return this.#staleAnswer(key) ?? entry;
        if (entry && this.#isCurrent(entry.tags, started)) this.#store(key, entry);
        return entry;
      },
      (error: unknown) => {
        const answer = isUnavailable(error) ? this.#staleAnswer(key) : undefined;
        if (answer) return answer;
        throw error;
      },
    );
    this.#pending.set(key, promise);
    try {
      return await promise;
    } finally {
      if (this.#pending.get(key) === promise) this.#pending.delete(key);
    }
  }

  /** Drops every answer made from this content. */
  dropTag(tag: string): void {
    this.#dropped.set(tag, ++this.#clock);
    this.#pending.clear();
    for (const entry of this.#entries.values()) {
      if (entry.tags.has(tag)) this.#stale.add(entry);
    }
    this.#aliases.clear();
  }

  /** Drops everything, e.g. when notifications may have been missed. */
  clear(): void {
    this.#cleared = ++this.#clock;
    for (const entry of this.#entries.values()) this.#stale.add(entry);
    this.#aliases.clear();
    this.#pending.clear();
  }

  #staleAnswer(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = String(Math.floor((Date.now() - entry.madeAt) / 1000));
    return { ...entry, headers: { ...entry.headers, age }, head: {} };
  }

  /** The body in an encoding; made at its first use. */
  async body(entry: CachedResponse, encoding: Encoding): Promise<Buffer> {
    const ready = entry.bodies[encoding];
    if (ready) return ready;
    const body = await compress(entry.bodies.identity, encoding);
    if (!entry.bodies[encoding]) {
      entry.bodies[encoding] = body;
      if (this.#keys.has(entry)) this.#grow(body.byteLength);
    }
    return body;
  }

  #isCurrent(tags: ReadonlySet<string>, started: number): boolean {
    if (this.#cleared > started) return false;
    for (const tag of tags) if ((this.#dropped.get(tag) ?? 0) > started) return false;
    return true;
  }

  #store(key: string, entry: CachedResponse): void {
    // Dropping a tag lets two callers make the same answer: the later one takes the place.
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#entries.set(key, entry);
    this.#keys.set(entry, key);
    this.#grow(sizeOf(key, entry));
  }

  #grow(bytes: number): void {
    this.#bytes += bytes;
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      this.#remove(key, entry);
    }
  }

  #remove(key: string, entry: CachedResponse): void {
    this.#entries.delete(key);
    this.#keys.delete(entry);
    this.#bytes -= sizeOf(key, entry);
  }
}

/** Keys count too: a client makes them as long as it likes. */
function sizeOf(key: string, { bodies: { identity, br, gzip } }: CachedResponse): number {
  return key.length + identity.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0);
}

/** Makes an answer that can be kept. */
export function cachedResponse(
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
  tags: Iterable<string>,
): CachedResponse {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  const etag = hash('sha256', identity, 'base64url').slice(0, 22);
  return {
    status,
    headers,
    etag,
    tags: new Set(tags),
    bodies: { identity },
    route: '',
    head: {},
    madeAt: Date.now(),
  };
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return gzipAsync(body, { level: 6 });
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** The best encoding a client accepts; what it refuses with `q=0` is not used. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding || acceptEncoding.length > MAX_ACCEPTED) return 'identity';
  let choice = choices.get(acceptEncoding);
  if (!choice) {
    choice = parseAccepted(acceptEncoding);
    if (choices.size >= MAX_CHOICES) choices.clear();
    choices.set(acceptEncoding, choice);
  }
  return choice;
}

/** Browsers send few different headers; each is taken apart once. */
const choices = new Map<string, Encoding>();
const MAX_CHOICES = 64;
/** Longest header that is read: no client that means it sends more. */
const MAX_ACCEPTED = 256;

function parseAccepted(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const refused = parameters.some((one) => one.startsWith('q=') && Number(one.slice(2)) === 0);
    return refused ? [] : name;
  });
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
