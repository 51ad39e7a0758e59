import os from 'node:os';
import { serveJobs } from '#bounded/serve-jobs.ts';
import { MarkdownLimitError, UnknownMediaError } from '#content/markdown/text-errors.ts';
import { AppError } from '#contracts/errors.ts';

// A child process for tests of the limits: jobs that never end, take all memory, or fail.

const failures: Record<string, () => Error> = {
  limit: () => new MarkdownLimitError('nesting', 21, 20),
  media: () => new UnknownMediaError(['a']),
  app: () =>
    new AppError('VALIDATION_FAILED', { fields: [{ path: 'body', message: 'no' }], data: [1] }),
  depth: () => {
    const deeper = (): Error => deeper();
    return deeper();
  },
  other: () => new TypeError('a fault'),
};

/** While the modules of this process are loaded. */
const startPriority = os.getPriority();

serveJobs({
  startPriority: async () => () => startPriority,
  pid: async () => () => process.pid,
  bytes: async () => (bytes: Uint8Array) => new Map([['length', bytes.length]]),
  wait: async () => (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
  forever: async () => () => {
    for (;;);
  },
  hungry: async () => () => {
    const all: string[][] = [];
    for (;;) all.push(Array.from({ length: 100_000 }, (_, at) => `text ${at}`));
  },
  fail: async () => (kind: string) => {
    throw failures[kind]?.();
  },
});
