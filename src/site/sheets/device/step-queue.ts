import { isRefusal } from '#request/errors.ts';
import { describeError } from '#site/request/catalogue.ts';
import { isClosedSheet } from '../closed-codes.ts';
import { newKey } from '../new-key.ts';
import type { Line } from './line.ts';
import { sendStep } from './send-step.ts';
import type { KeptPhoto, Step, StepContent } from './steps.ts';
import { changeKept, readKept } from './store.ts';

/** What became of the first try at a step. */
export type StepOutcome = 'sent' | 'waiting' | 'refused';

/** Pauses before the next try while there is no connection, in milliseconds. */
const RETRY_MS = [5_000, 10_000, 20_000, 40_000];
/** Tells the other windows of the device. */
const CHANNEL = 'sheets';

/**
 * The steps of one link that are on their way: kept on the device, sent in order and once, by one window
 * at a time. What the server refuses stays, with its reason, until the person has read it.
 */
export class StepQueue {
  /** Steps that wait, are being sent or were refused, as last read. */
  steps: readonly Step[] = [];
  /** Whether the last try found no connection. */
  isAway = false;
  readonly #token: string;
  readonly #listeners = new Set<() => void>();
  readonly #outcomes = new Map<string, (outcome: StepOutcome) => void>();
  #line: Line | undefined;
  #onSettled: (() => void) | undefined;
  #channel: BroadcastChannel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isRunning = false;

  constructor(token: string) {
    this.#token = token;
  }

  /**
   * Sends what is kept, now and whenever the connection is back.
   * @param onSettled a step has arrived or was refused: the page shows the sheet as it is now
   */
  open(line: Line, onSettled: () => void): void {
    this.#line = line;
    this.#onSettled = onSettled;
    void this.#refresh().then(() => this.run());
  }

  /** Tells of changes of `steps`. @returns ends that */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#listen();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#leave();
    };
  };

  /** Keeps a step and tries to send it, after those before it. */
  async add(content: StepContent): Promise<StepOutcome> {
    const step: Step = { ...content, key: newKey() };
    await this.#change((steps) => [...steps, step]);
    const outcome = new Promise<StepOutcome>((resolve) => this.#outcomes.set(step.key, resolve));
    void this.run();
    return outcome;
  }

  /** Lets go of a step that was refused. */
  async discard(key: string): Promise<void> {
    await this.#change((steps) => steps.filter((step) => step.key !== key));
  }

  /** Sends a step that was refused once more. */
  async retry(key: string): Promise<void> {
    await this.#change((steps) =>
      steps.map((step) => {
        if (step.key !== key) return step;
        const { refusal: _, ...again } = step;
        return again;
      }),
    );
    void this.run();
  }

  /** Sends what waits, until there is nothing left or the connection is away. */
  async run(): Promise<void> {
    if (this.#isRunning || !this.#line) return;
    this.#isRunning = true;
    clearTimeout(this.#timer);
    try {
      await oneWindow(`sheets-${this.#token}`, () => this.#sendAll());
    } finally {
      this.#isRunning = false;
    }
    // One may have come between the last look and now.
    if (this.#failures === 0 && this.#next()) void this.run();
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      await this.#refresh();
      const step = this.#next();
      if (!step) return;
      if (!(await this.#send(step))) return;
    }
  }

  #next = (): Step | undefined => this.steps.find(({ refusal }) => refusal === undefined);

  /** @returns false if the connection is away */
  async #send(step: Step): Promise<boolean> {
    if (!this.#line) return false;
    try {
      if (!navigator.onLine) throw new TypeError('offline');
      await sendStep(this.#line, step, (photo, next) => this.#keepPhoto(step.key, photo, next));
    } catch (error) {
      if (!isRefusal(error)) {
        this.#wait();
        return false;
      }
      const fields = error.fields.map(({ message }) => message).join(' ');
      const refusal = fields || describeError(error).message;
      await this.#change((steps) =>
        steps.map((one) => (one.key === step.key ? { ...one, refusal } : one)),
      );
      // A page that is read again would show that the link has ended, without what was entered.
      this.#settle(step, 'refused', !isClosedSheet(error));
      return true;
    }
    this.#failures = 0;
    this.isAway = false;
    await this.discard(step.key);
    this.#settle(step, 'sent');
    return true;
  }

  /** Keeps how far a photo is. */
  async #keepPhoto(key: string, { id }: KeptPhoto, next: KeptPhoto): Promise<void> {
    await this.#change((steps) =>
      steps.map((step) =>
        step.key === key
          ? ({ ...step, photos: step.photos.map((one) => (one.id === id ? next : one)) } as Step)
          : step,
      ),
    );
  }

  #settle({ key }: Step, outcome: 'sent' | 'refused', isNew = true): void {
    this.#outcomes.get(key)?.(outcome);
    this.#outcomes.delete(key);
    if (isNew) this.#onSettled?.();
  }

  /** All who wait for the first try know now that it has to be repeated. */
  #wait(): void {
    const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)];
    this.#failures += 1;
    this.isAway = true;
    this.#show([...this.steps]);
    this.#timer = setTimeout(() => void this.run(), pause);
    for (const resolve of this.#outcomes.values()) resolve('waiting');
    this.#outcomes.clear();
  }

  async #change(change: (steps: Step[]) => Step[]): Promise<void> {
    const kept = await changeKept(this.#token, (all) => ({ ...all, steps: change(all.steps) }));
    this.#show(kept.steps);
    this.#channel?.postMessage(this.#token);
  }

  async #refresh(): Promise<void> {
    this.#show((await readKept(this.#token)).steps);
  }

  #show(steps: readonly Step[]): void {
    this.steps = steps;
    for (const listener of this.#listeners) listener();
  }

  #again = () => {
    if (document.visibilityState === 'visible') void this.run();
  };

  #listen(): void {
    addEventListener('online', this.#again);
    document.addEventListener('visibilitychange', this.#again);
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }) => {
      if (data === this.#token) void this.#refresh();
    };
  }

  #leave(): void {
    removeEventListener('online', this.#again);
    document.removeEventListener('visibilitychange', this.#again);
    clearTimeout(this.#timer);
    this.#channel?.close();
    this.#channel = undefined;
  }
}

/** Runs work in one window of the device at a time; the lock needs https. */
function oneWindow(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, work) : work();
}
