import {
  FactInCodeError,
  MarkdownLimitError,
  UnknownMediaError,
} from '#content/markdown/text-errors.ts';
import { AppError } from '#contracts/errors.ts';

/** Work on what a person brought was ended at its limit of time or memory. */
export class WorkLimitError extends AppError {
  constructor(options: { cause?: unknown } = {}) {
    super('TOO_COSTLY', options);
    this.name = 'WorkLimitError';
  }
}

/** Work cannot be done just now: no process starts, or the server stops. It may succeed later. */
export class WorkUnavailableError extends AppError {
  /** See src/db/unavailable.ts: schedules and jobs are tried again. */
  readonly isUnavailable = true;

  constructor(options: ConstructorParameters<typeof AppError>[1] = {}) {
    super('UNAVAILABLE', options);
    this.name = 'WorkUnavailableError';
  }
}

/** Too much work is waiting, of all together or of one owner. */
export class WorkQueueFullError extends WorkUnavailableError {
  constructor(options: { cause?: unknown } = {}) {
    super({
      ...options,
      messages: {
        zh: '正在处理的内容太多，请稍等片刻再试。',
        en: 'Too much is being worked on right now. Please wait a moment and try again.',
      },
    });
    this.name = 'WorkQueueFullError';
  }
}

/** Errors that callers tell apart: they keep their class on the way from the child process. */
const classes = { AppError, MarkdownLimitError, UnknownMediaError, FactInCodeError };

/** Whether functions called each other too deeply, as for lists inside lists without end. */
export function isStackOverflow({ name, message }: Error): boolean {
  return name === 'RangeError' && message.includes('call stack');
}

/** An error as it travels between processes. */
export interface SentError {
  name: string;
  message: string;
  stack: string | undefined;
  /** Fields of its class. */
  fields: Record<string, unknown>;
}

export function sendableError(error: unknown): SentError {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, fields: {} };
  const { name, message, stack, cause: _, ...fields } = error;
  return { name, message, stack, fields: name in classes ? fields : {} };
}

/** The error as it was thrown in the other process, of the same class where callers need it. */
export function receivedError({ name, message, stack, fields }: SentError): Error {
  const error = new Error(message);
  const known = Object.entries(classes).find(([one]) => one === name)?.[1];
  if (known) Object.setPrototypeOf(error, known.prototype);
  return Object.assign(error, fields, { name, stack });
}
