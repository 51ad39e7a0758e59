/**
 * Work on files that somebody has chosen for a form, such as making a photo smaller or uploading it.
 * Sending waits for it, so that nothing goes without a file that was chosen before.
 */
export class PendingWork {
  readonly #running = new Set<Promise<boolean>>();

  get isBusy(): boolean {
    return this.#running.size > 0;
  }

  /** @param work whether the files have come into the form; it never fails */
  add(work: Promise<boolean>): void {
    this.#running.add(work);
    void work.then(() => this.#running.delete(work));
  }

  /** Waits until nothing is left. @returns whether all files have come into the form */
  async done(): Promise<boolean> {
    let isWhole = true;
    while (this.isBusy) {
      const results = await Promise.all(this.#running);
      isWhole &&= !results.includes(false);
    }
    return isWhole;
  }
}
