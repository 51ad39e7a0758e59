import { LRUCache } from 'lru-cache';
import { DropClock } from './drop-clock.ts';

/** A cached answer of a public operation. */
interface Entry {
  data: unknown;
  tags: readonly string[];
}

/**
 * The content tags of an answer; some are known only when its data is. Without tags it is not
 * stored.
 */
type TagsOf<Data> = readonly string[] | ((data: Data) => readonly string[] | undefined);

/**
 * Caches answers of public operations for pages that are rendered in this process, so that an
 * unchanged menu or list costs no query. Evicts the least recently used answers first. Answers are
 * invalidated by content tag; an answer whose tag was invalidated while it was computed is returned
 * but not stored. All callers share one object and must not change it: outside production it is
 * frozen.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry> | undefined;
  readonly #pending = new Map<string, Promise<unknown>>();
  readonly #clock = new DropClock();

  /**
   * @param limit maximum number of JSON characters; with 0 only concurrent calls share an answer
   */
  constructor(limit: number) {
    if (limit === 0) return;
    this.#entries = new LRUCache({
      maxSize: limit,
      // A large answer would evict many small ones, such as the menus of every page.
      maxEntrySize: Math.ceil(limit / 4),
      sizeCalculation: ({ data }, key) => key.length + (JSON.stringify(data)?.length ?? 0),
    });
  }

  /** JSON characters in the cache. */
  get weight(): number {
    return this.#entries?.calculatedSize ?? 0;
  }

  /** The cached answer, or the result of `make`; concurrent callers wait for the same result. */
  get<Data>(key: string, tags: TagsOf<Data>, make: () => Promise<Data>): Promise<Data> {
    const entry = this.#entries?.get(key);
    if (entry) return Promise.resolve(entry.data as Data);
    const pending = this.#pending.get(key) as Promise<Data> | undefined;
    if (pending) return pending;
    const promise = this.#make(key, tags, make).finally(() => {
      if (this.#pending.get(key) === promise) this.#pending.delete(key);
    });
    this.#pending.set(key, promise);
    return promise;
  }

  async #make<Data>(key: string, tagsOf: TagsOf<Data>, make: () => Promise<Data>) {
    const started = this.#clock.now;
    const data = await make();
    const tags = typeof tagsOf === 'function' ? tagsOf(data) : tagsOf;
    if (process.env.NODE_ENV !== 'production') freeze(data);
    if (tags && this.#clock.isCurrent(tags, started)) this.#entries?.set(key, { data, tags });
    return data;
  }

  /** Drops the answers with this content tag; without a tag, all answers. */
  drop(tag?: string): void {
    this.#clock.drop(tag);
    this.#pending.clear();
    if (tag === undefined) this.#entries?.clear();
    else {
      for (const [key, { tags }] of [...(this.#entries?.entries() ?? [])]) {
        if (tags.includes(tag)) this.#entries?.delete(key);
      }
    }
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
