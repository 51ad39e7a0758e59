/** Answers of public operations in memory, by what was asked. */
interface Entry {
  data: unknown;
  tags: readonly string[];
  weight: number;
}

/**
 * Keeps what public operations answered, for pages that are rendered in this process: an unchanged
 * menu or list then costs no query. The least recently used answers go first. Answers are dropped by
 * content tag; one that was made while a tag of it was dropped is returned but not kept. All callers
 * share one object, so nobody may change it: outside production it is frozen.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<unknown>>();
  readonly #droppedAt = new Map<string, number>();
  readonly #limit: number;
  #weight = 0;
  #clock = 0;
  #clearedAt = 0;

  /** @param limit most characters of JSON to keep; with 0 only calls at the same time share an answer */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Characters of JSON that are kept. */
  get weight(): number {
    return this.#weight;
  }

  /** The kept answer, or the one that `make` gives; callers that come meanwhile wait for the same one. */
  get<Data>(key: string, tags: readonly string[], make: () => Promise<Data>): Promise<Data> {
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

  async #make<Data>(key: string, tags: readonly string[], make: () => Promise<Data>) {
    const started = this.#clock;
    const data = await make();
    if (process.env.NODE_ENV !== 'production') freeze(data);
    if (this.#limit > 0 && this.#isCurrent(tags, started)) this.#store(key, data, tags);
    return data;
  }

  /** Drops the answers made from content with this tag; all of them without one. */
  drop(tag?: string): void {
    this.#clock += 1;
    this.#pending.clear();
    if (tag === undefined) {
      this.#clearedAt = this.#clock;
      this.#entries.clear();
      this.#weight = 0;
      return;
    }
    this.#droppedAt.set(tag, this.#clock);
    for (const [key, entry] of this.#entries)
      if (entry.tags.includes(tag)) this.#remove(key, entry);
  }

  #isCurrent(tags: readonly string[], started: number): boolean {
    return (
      this.#clearedAt <= started && tags.every((tag) => (this.#droppedAt.get(tag) ?? 0) <= started)
    );
  }

  #store(key: string, data: unknown, tags: readonly string[]): void {
    const weight = key.length + (JSON.stringify(data)?.length ?? 0);
    // A heavy answer would push out many light ones, such as the menus of every page.
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
