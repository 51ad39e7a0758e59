/** Number of tags to remember: those of records are as many as there are records. */
const MAX_TAGS = 1_000;

/**
 * Remembers which content tags were dropped, and when: an answer is kept only if none of its tags
 * was dropped while it was made. Times are counted in drops.
 */
export class DropClock {
  #now = 0;
  #clearedAt = 0;
  readonly #droppedAt = new Map<string, number>();

  get now(): number {
    return this.#now;
  }

  /** Content with this tag has changed; without a tag, any content may have. */
  drop(tag?: string): void {
    this.#now += 1;
    if (tag === undefined || this.#droppedAt.size >= MAX_TAGS) {
      // Answers that are being made now count as outdated: that is safe, and they are few.
      this.#clearedAt = this.#now;
      this.#droppedAt.clear();
    } else {
      this.#droppedAt.set(tag, this.#now);
    }
  }

  /** True if none of the tags was dropped since a time. */
  isCurrent(tags: Iterable<string>, since: number): boolean {
    if (this.#clearedAt > since) return false;
    for (const tag of tags) if ((this.#droppedAt.get(tag) ?? 0) > since) return false;
    return true;
  }
}
