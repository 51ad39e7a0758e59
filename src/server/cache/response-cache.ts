import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { DropClock } from '#api/http/drop-clock.ts';
import { isUnavailable } from '#db/unavailable.ts';
import type { CachedResponse } from './cached-response.ts';
import { compress, type Encoding } from './content-encoding.ts';
import { Segments } from './segments.ts';

export interface CacheOptions {
  /** True for an address with query values: clients can invent any number of them. */
  isVariant?: boolean;
}

/** Limit for the stored raw addresses, in bytes. */
const MAX_ALIAS_BYTES = 1024 * 1024;
/** Heap of one alias besides its text, in bytes. */
const ALIAS_OVERHEAD = 200;
/** Longest address that is stored, in characters. */
const MAX_ALIAS_LENGTH = 256;
/** At most one log line about stale answers in this time, in milliseconds. */
const WARN_EVERY_MS = 60_000;

/**
 * Complete answers in memory, by key and by the tags of their content. An answer whose content
 * changes becomes stale: the next request replaces it, and it is served only while the database
 * is unavailable. An answer is not stored if one of its tags was dropped while it was made,
 * because it may show old content.
 */
export class ResponseCache {
  readonly #limit: number;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #segments: Segments;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Keys by raw address. */
  readonly #aliases = new LRUCache<string, string>({
    maxSize: MAX_ALIAS_BYTES,
    sizeCalculation: (key, url) => ALIAS_OVERHEAD + 2 * (key.length + url.length),
  });
  readonly #pending = new Map<string, Promise<CachedResponse | undefined>>();
  readonly #clock = new DropClock();
  #misses = 0;
  #clears = 0;
  #warnedAt = Number.NEGATIVE_INFINITY;

  /** @param limit maximum size in bytes; 0 caches nothing */
  constructor(limit: number, log: Pick<Logger, 'warn'>) {
    this.#limit = limit;
    this.#log = log;
    this.#segments = new Segments(limit, (key, { tags }) => this.#unindex(key, tags));
  }

  /** Memory used by the cached answers in bytes, including stale ones. */
  get bytes(): number {
    return this.#segments.bytes;
  }

  /** Number of cached answers, including stale ones. */
  get size(): number {
    return this.#segments.size;
  }

  /** Number of answers that had to be made. */
  get misses(): number {
    return this.#misses;
  }

  /** How often all answers became stale at once. */
  get clears(): number {
    return this.#clears;
  }

  /** The current answer of a key. */
  get(key: string): CachedResponse | undefined {
    return this.#segments.get(key);
  }

  /** The current answer of a raw address that was requested before. Saves parsing the address. */
  getByAlias(url: string): CachedResponse | undefined {
    const key = this.#aliases.get(url);
    return key === undefined ? undefined : this.get(key);
  }

  /** Stores a raw address as an alias of an answer, if the answer is cached and current. */
  alias(url: string, entry: CachedResponse): void {
    if (url.length > MAX_ALIAS_LENGTH || this.#segments.peek(entry.key) !== entry) return;
    this.#aliases.set(url, entry.key);
  }

  /**
   * Returns the current answer of a key, or calls `make`. Simultaneous requests share one call.
   * `make` returns undefined for an answer that must not be shared. If the database is
   * unavailable (`make` rejects with such an error or returns status 503), the stale answer is
   * returned where there is one.
   */
  async getOrMake(
    key: string,
    make: () => Promise<CachedResponse | undefined>,
    options: CacheOptions = {},
  ): Promise<CachedResponse | undefined> {
    if (this.#limit === 0) return make();
    const entry = this.get(key) ?? this.#pending.get(key);
    if (entry) return entry;
    const promise = this.#make(key, make, options);
    this.#pending.set(key, promise);
    try {
      return await promise;
    } finally {
      if (this.#pending.get(key) === promise) this.#pending.delete(key);
    }
  }

  /** Makes all answers stale that were made from content with this tag. */
  dropTag(tag: string): void {
    this.#clock.drop(tag);
    this.#pending.clear();
    for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#segments.expire(key);
  }

  /** Makes all answers stale, e.g. when notifications may have been missed. */
  clear(): void {
    this.#clears += 1;
    this.#clock.drop();
    this.#pending.clear();
    this.#segments.expireAll();
  }

  /** The body in an encoding. It is compressed once, at first use. */
  async body(entry: CachedResponse, encoding: Encoding): Promise<Buffer> {
    const ready = entry.bodies[encoding];
    if (ready) return ready;
    entry.compressing[encoding] ??= this.#compress(entry, encoding);
    return entry.compressing[encoding];
  }

  async #compress(entry: CachedResponse, encoding: Encoding): Promise<Buffer> {
    try {
      // Only what is kept is worth the time and memory of a high level.
      const use = entry.key === '' ? 'once' : 'cached';
      const body = await compress(entry.bodies.identity, encoding, use);
      entry.bodies[encoding] = body;
      this.#segments.updateSize(entry.key, entry);
      return body;
    } finally {
      delete entry.compressing[encoding];
    }
  }

  async #make(
    key: string,
    make: () => Promise<CachedResponse | undefined>,
    { isVariant = false }: CacheOptions,
  ): Promise<CachedResponse | undefined> {
    this.#misses += 1;
    const startedAt = this.#clock.now;
    const stale = this.#segments.getStale(key);
    let entry: CachedResponse | undefined;
    try {
      entry = await make();
    } catch (error) {
      if (stale && isUnavailable(error)) return this.#serveStale(stale);
      throw error;
    }
    if (entry?.status === 503) return stale ? this.#serveStale(stale) : entry;
    if (!this.#clock.isCurrent(entry?.tags ?? [], startedAt)) return entry;
    if (entry) this.#store(key, entry, isVariant);
    else this.#segments.delete(key);
    return entry;
  }

  #serveStale(stale: CachedResponse): CachedResponse {
    const now = performance.now();
    if (now - this.#warnedAt >= WARN_EVERY_MS) {
      this.#warnedAt = now;
      this.#log.warn('The database is unavailable; serving stale answers from memory');
    }
    return stale;
  }

  #store(key: string, entry: CachedResponse, isVariant: boolean): void {
    entry.key = key;
    this.#segments.set(key, entry, isVariant);
    if (this.#segments.peek(key) !== entry) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #unindex(key: string, tags: Iterable<string>): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
