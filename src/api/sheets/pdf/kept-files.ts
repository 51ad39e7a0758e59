/**
 * A file stays for this long after it was made, and so many at most: when a sheet has been sent to a
 * group, many open it within seconds.
 */
const KEPT_MS = 6_000;
const KEPT_FILES = 12;

type Bytes = Uint8Array<ArrayBuffer>;

/** Files that are being made, or were just now. Everybody gets the same bytes, not a copy of them. */
export class KeptFiles {
  readonly #files = new Map<string, Promise<Bytes>>();

  /**
   * The file of this key. Several who ask for it at once wait for one work.
   * @param key says all that the file depends on
   * @throws what `make` throws; the next one who asks makes it anew
   */
  get(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
    const known = this.#files.get(key);
    if (known) return known;
    const work = make();
    this.#files.set(key, work);
    const forget = () => this.#files.delete(key);
    work.then(() => {
      if (this.#files.size > KEPT_FILES) forget();
      else setTimeout(forget, KEPT_MS).unref();
    }, forget);
    return work;
  }
}
