/** What the worker does: each task with its question and its answer. */
import type { Rgb } from '#keyer/color.ts';
import type { Frame } from '#keyer/image.ts';
import type { LightingReport } from '#keyer/lighting.ts';
import type { Scorecard } from '#keyer/scorecard.ts';
import type { KeyerSettings } from '#keyer/settings.ts';

/** A frame and its matte, from the keyer. */
export interface KeyedPair {
  readonly frame: Frame;
  /** Straight sRGB with alpha. */
  readonly keyed: Frame;
}

/** Keyers that the comparison shows. */
export const compared = ['cyan', 'obs', 'chromakey', 'colorkey'] as const;
export type Compared = (typeof compared)[number];

/** One keyer's result as opaque pictures. */
export interface ComparedResult {
  readonly composite: Frame;
  readonly matte: Frame;
}

export interface Tasks {
  /**
   * Finds settings for a frame, and says what is wrong with its light. `wanted` is the colour to
   * take for the screen; `other` is one that it may be instead.
   */
  inspect: {
    ask: { readonly frame: Frame; readonly base: KeyerSettings; readonly wanted?: Rgb };
    answer: {
      readonly found: boolean;
      readonly settings: KeyerSettings;
      readonly lighting: LightingReport;
      readonly other?: Rgb | undefined;
    };
  };
  score: {
    ask: { readonly now: KeyedPair; readonly before?: KeyedPair; readonly settings: KeyerSettings };
    answer: Scorecard;
  };
  /** Keys a frame on the processor: for devices without WebGL. */
  key: {
    ask: {
      readonly frame: Frame;
      readonly background: Frame;
      readonly cleanPlate?: Frame;
      readonly settings: KeyerSettings;
    };
    answer: { readonly keyed: Frame; readonly composite: Frame };
  };
  /** Puts a keyed frame over a background of its size. */
  composite: {
    ask: { readonly keyed: Frame; readonly background: Frame; readonly lightWrap: number };
    answer: Frame;
  };
  /** Keys a frame with this keyer and with the others tuned for it. Its sides are even. */
  compare: {
    ask: { readonly frame: Frame; readonly background: Frame; readonly settings: KeyerSettings };
    answer: Record<Compared, ComparedResult>;
  };
}

export type TaskName = keyof Tasks;

export type Question = {
  [Name in TaskName]: {
    readonly id: number;
    readonly name: Name;
    readonly ask: Tasks[Name]['ask'];
  };
}[TaskName];

export type Answer =
  | { readonly id: number; readonly answer: Tasks[TaskName]['answer'] }
  | { readonly id: number; readonly error: string };

/** The worker as a function that answers. */
export class Workbench {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #open = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>();
  #lastId = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#open.get(data.id);
      this.#open.delete(data.id);
      if ('error' in data) waiting?.reject(new Error(data.error));
      else waiting?.resolve(data.answer as never);
    };
    this.#worker.onerror = () => {
      for (const { reject } of this.#open.values()) reject(new Error('The worker did not start.'));
      this.#open.clear();
    };
  }

  ask<Name extends TaskName>(name: Name, ask: Tasks[Name]['ask']): Promise<Tasks[Name]['answer']> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, ask });
    });
  }

  close(): void {
    this.#worker.terminate();
    this.#open.clear();
  }
}
