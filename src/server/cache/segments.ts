import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/** Maximum number of entries of any size. */
const MAX_ENTRIES = 5_000;
/** Share of the memory for entries that were requested more than once. */
const PROTECTED_SHARE = 0.7;
/** Share of the memory for variants. The remaining 15% is always open to new entries. */
const VARIANTS_SHARE = 0.15;
/** Measured heap of one entry besides its key, bodies and head, in bytes. */
const ENTRY_OVERHEAD = 2_048;

type Segment = LRUCache<string, CachedResponse>;

/**
 * A segmented LRU store. A new entry starts on probation and becomes protected when it is
 * requested again, so that entries requested once cannot evict popular ones. Variants (addresses
 * with query values, which clients can invent) have a small segment of their own. Stale entries
 * are evicted first.
 */
export class Segments {
  readonly #limit: number;
  readonly #onRemove: (key: string, entry: CachedResponse) => void;
  readonly #probation: Segment;
  readonly #protected: Segment;
  readonly #variants: Segment;
  readonly #stale: Segment;
  /** True while an entry only moves between current segments. */
  #isMoving = false;

  /**
   * @param limit maximum size of all segments together, in bytes
   * @param onRemove called for each entry that stops being current: evicted, stale or deleted
   */
  constructor(limit: number, onRemove: (key: string, entry: CachedResponse) => void) {
    const segment = (dispose?: (entry: CachedResponse, key: string) => void): Segment =>
      new LRUCache({
        maxSize: Math.max(1, limit),
        sizeCalculation: (entry, key) => sizeOf(key, entry),
        noDisposeOnSet: true,
        ...(dispose && { dispose }),
      });
    const remove = (entry: CachedResponse, key: string) => {
      if (!this.#isMoving) onRemove(key, entry);
    };
    this.#limit = limit;
    this.#onRemove = onRemove;
    this.#probation = segment(remove);
    this.#protected = segment(remove);
    this.#variants = segment(remove);
    this.#stale = segment();
  }

  get bytes(): number {
    return this.#all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }

  get size(): number {
    return this.#all.reduce((sum, { size }) => sum + size, 0);
  }

  /** The current entry of a key; counts as a use. */
  get(key: string): CachedResponse | undefined {
    const entry = this.#protected.get(key) ?? this.#variants.get(key);
    if (entry) return entry;
    const used = this.#probation.get(key);
    if (used) {
      this.#move(key, used, this.#probation, this.#protected);
      this.#demote();
    }
    return used;
  }

  /** The current entry of a key; does not count as a use. */
  peek(key: string): CachedResponse | undefined {
    return this.#protected.peek(key) ?? this.#variants.peek(key) ?? this.#probation.peek(key);
  }

  getStale(key: string): CachedResponse | undefined {
    return this.#stale.get(key);
  }

  /** Adds the current entry of a key and replaces an older one. */
  set(key: string, entry: CachedResponse, isVariant: boolean): void {
    this.delete(key);
    (isVariant ? this.#variants : this.#probation).set(key, entry);
    this.#trim();
  }

  /** Updates the size of an entry whose bodies have grown. */
  updateSize(key: string, entry: CachedResponse): void {
    const segment = this.#all.find((one) => one.peek(key) === entry);
    if (!segment) return;
    this.#move(key, entry, segment, segment);
    this.#demote();
    this.#trim();
  }

  expire(key: string): void {
    for (const segment of this.#current) {
      const entry = segment.peek(key);
      if (!entry) continue;
      entry.isStale = true;
      segment.delete(key);
      this.#stale.set(key, entry);
    }
  }

  /** Makes all entries stale. The most recently used ones are still evicted last. */
  expireAll(): void {
    for (const segment of [this.#variants, this.#probation, this.#protected]) {
      for (const key of [...segment.rkeys()]) this.expire(key);
    }
  }

  delete(key: string): void {
    for (const segment of this.#all) segment.delete(key);
  }

  get #current(): readonly Segment[] {
    return [this.#protected, this.#variants, this.#probation];
  }

  get #all(): readonly Segment[] {
    return [...this.#current, this.#stale];
  }

  #move(key: string, entry: CachedResponse, from: Segment, to: Segment): void {
    this.#isMoving = true;
    from.delete(key);
    this.#isMoving = false;
    to.set(key, entry);
    if (!to.has(key)) this.#onRemove(key, entry);
  }

  /** Moves the least recently used protected entries back to probation. */
  #demote(): void {
    while (this.#protected.calculatedSize > this.#limit * PROTECTED_SHARE) {
      const [key] = this.#protected.rkeys();
      const entry = key === undefined ? undefined : this.#protected.peek(key);
      if (key === undefined || !entry) return;
      this.#move(key, entry, this.#protected, this.#probation);
    }
  }

  /** Evicts entries until all limits are met. */
  #trim(): void {
    while (this.#variants.calculatedSize > this.#limit * VARIANTS_SHARE) this.#variants.pop();
    const isFull = () => this.bytes > this.#limit || this.size > MAX_ENTRIES;
    for (const segment of [this.#stale, this.#probation, this.#variants, this.#protected]) {
      while (segment.size > 0 && isFull()) segment.pop();
    }
  }
}

/** Memory of an entry in bytes. */
export function sizeOf(key: string, { bodies, tags }: CachedResponse): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);
  return ENTRY_OVERHEAD + 2 * key.length + 64 * tags.size + bytes;
}
