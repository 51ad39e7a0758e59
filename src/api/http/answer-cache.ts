import { DropClock } from './drop-clock.ts';

/** A cached answer of a public operation. */
interface Entry {
  data: unknown;
  tags: readonly string[];
  weight: number;
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
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<unknown>>();
  readonly #clock = new DropClock();
  readonly #limit: number;
  #weight = 0;

  /**
   * @param limit maximum number of JSON characters; with 0 only concurrent calls share an answer
   */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** JSON characters in the cache. */
  get weight(): number {
    return this.#weight;
  }

  /** The cached answer, or the result of `make`; concurrent callers wait for the same result. */
  get<Data>(key: string, tags: TagsOf<Data>, make: () => Promise<Data>): Promise<Data> {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return Promise.resolve(entry.data as Data);
    }
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
    if (tags && this.#limit > 0 && this.#clock.isCurrent(tags, started)) {
      this.#store(key, data, tags);
    }
    return data;
  }

  /** Drops the answers with this content tag; without a tag, all answers. */
  drop(tag?: string): void {
    this.#clock.drop(tag);
    this.#pending.clear();
    if (tag === undefined) {
      this.#entries.clear();
      this.#weight = 0;
      return;
    }
    for (const [key, entry] of this.#entries)
      if (entry.tags.includes(tag)) this.#remove(key, entry);
  }

  #store(key: string, data: unknown, tags: readonly string[]): void {
    const weight = key.length + (JSON.stringify(data)?.length ?? 0);
    // A large answer would evict many small ones, such as the menus of every page.
    if (weight > this.#limit / 4) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#entries.set(key, { data, tags, weight });
    this.#weight += weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#limit) return;
      this.#remove(oldest, entry);
    }
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
