import type { Frame } from '#keyer/image.ts';
import type { KeyerSettings } from '#keyer/settings.ts';

/** A job for the worker that keys on the CPU. */
export type CpuJob =
  | {
      readonly kind: 'key';
      readonly frame: Frame;
      readonly settings: KeyerSettings;
      readonly backdrop: Frame;
    }
  | { readonly kind: 'fit'; readonly frame: Frame };

/** Answers of the worker by kind of job. */
export interface CpuResults {
  key: {
    readonly composite: Frame;
    readonly keyed: Frame;
    readonly milliseconds: number;
  };
  fit: { readonly settings: KeyerSettings; readonly found: boolean };
}

export type CpuAnswer =
  | { readonly result: CpuResults[CpuJob['kind']] }
  | { readonly error: { readonly name: string; readonly message: string } };
