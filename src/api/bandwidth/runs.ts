import { randomUUID } from 'node:crypto';
import { bandwidthBounds } from '#contracts/bandwidth.ts';
import { AppError } from '#contracts/errors.ts';

/** Runs at the same time in one process; more would measure each other. */
export const MAX_RUNNING = 8;

export interface RunsOptions {
  /** Signs tickets, so that every process accepts those of the others. */
  sign: (text: string) => string;
  now?: () => number;
}

interface Run {
  bytes: number;
  endsAt: number;
}

/** The tests that are running. Nothing of them is stored. */
export class BandwidthRuns {
  readonly #runs = new Map<string, Run>();
  readonly #sign: RunsOptions['sign'];
  readonly #now: () => number;

  constructor({ sign, now = Date.now }: RunsOptions) {
    this.#sign = sign;
    this.#now = now;
  }

  /** Begins a run; returns its ticket. @throws AppError UNAVAILABLE while too many are running */
  begin(): string {
    this.#forgetEnded();
    if (this.#runs.size >= MAX_RUNNING) throw new AppError('UNAVAILABLE', { messages: busy });
    const endsAt = this.#now() + bandwidthBounds.runSeconds * 1000;
    const id = `${randomUUID()}.${endsAt}`;
    this.#runs.set(id, { bytes: 0, endsAt });
    return `${id}.${this.#sign(id)}`;
  }

  /**
   * The run of a ticket, to count bytes. A run that another process began is counted here from 0.
   * @throws AppError LINK_EXPIRED for a ticket that is over or was not made here
   */
  open(ticket: string): OpenRun {
    const at = ticket.lastIndexOf('.');
    const id = ticket.slice(0, at);
    const endsAt = Number(id.slice(id.indexOf('.') + 1));
    const isOurs = at > 0 && this.#sign(id) === ticket.slice(at + 1);
    if (!isOurs || !(endsAt > this.#now())) throw new AppError('LINK_EXPIRED', { messages: over });
    const run = this.#runs.get(id) ?? { bytes: 0, endsAt };
    this.#runs.set(id, run);
    return {
      millisecondsLeft: endsAt - this.#now(),
      count(bytes) {
        run.bytes += bytes;
        if (run.bytes > bandwidthBounds.runBytes) throw new AppError('PAYLOAD_TOO_LARGE');
      },
    };
  }

  #forgetEnded(): void {
    const now = this.#now();
    for (const [id, { endsAt }] of this.#runs) if (endsAt <= now) this.#runs.delete(id);
  }
}

/** A run while a sample of it arrives. */
export interface OpenRun {
  millisecondsLeft: number;
  /** @throws AppError PAYLOAD_TOO_LARGE when the run has used up its bytes */
  count(bytes: number): void;
}

const busy = {
  zh: '正在测速的人较多，请半分钟后再试。',
  en: 'Several people are measuring right now. Please try again in half a minute.',
};
const over = {
  zh: '这次测速已经结束，请重新开始。',
  en: 'This test is over. Please start a new one.',
};
