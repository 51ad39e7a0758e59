import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChild } from '#bounded/child.ts';
import { FairQueue, QueueFullError } from '#bounded/fair-queue.ts';
import { currentOwner } from '#bounded/owner.ts';
import type { SharePicture, SharePictureFormat } from '#contracts/share-picture.ts';

/** One picture to draw, as sent to the child process. */
export interface DrawingJob {
  format: SharePictureFormat;
  card: SharePicture;
  /** The stored cover, in any picture format. */
  cover: Uint8Array | null;
  /** Target file; it is written completely or not at all. */
  target: string;
}

/** Result of a drawing; `error` is null on success. */
export interface DrawingResult {
  error: string | null;
}

/** The queue of pictures is full. */
export class RendererBusyError extends Error {}

/** Draws pictures one at a time in a child process, which ends when it is idle. */
export interface Renderer {
  /** @throws RendererBusyError when the queue is full, Error when drawing failed */
  draw(job: DrawingJob): Promise<void>;
  close(): void;
}

/** Pictures that wait, of all networks and of one; further requests get RendererBusyError. */
const QUEUE = { running: 1, waiting: 32, waitingPerOwner: 8 };
/** Idle time after which the child process ends. */
const IDLE_MS = 20_000;
/** Processor time for one picture. */
const LIMIT_MS = 8_000;
/** The picture library's memory grows with use: after this many pictures a new process starts. */
const PICTURES_PER_PROCESS = 40;

/**
 * Starts the child process with the first picture. @param cacheDir a writable folder that may be
 * deleted
 */
export function createRenderer(cacheDir: string): Renderer {
  const child = createChild<DrawingJob, DrawingResult>({
    start: () => startProcess(cacheDir),
    isLowPriority: true,
    startLimitMs: LIMIT_MS,
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
    jobsPerProcess: PICTURES_PER_PROCESS,
  });
  const queue = new FairQueue(QUEUE);

  async function drawNow(job: DrawingJob): Promise<void> {
    const { error } = await child.run(job);
    if (error) throw new Error(error);
  }

  return {
    async draw(job) {
      try {
        await queue.run(currentOwner(), () => drawNow(job));
      } catch (error) {
        throw error instanceof QueueFullError ? new RendererBusyError() : error;
      }
    },
    close: () => child.close(),
  };
}

/** Starts the built worker, or the source in development. */
const workerFile = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './worker.ts' : './share-picture-worker.js',
    import.meta.url,
  ),
);

function startProcess(cacheDir: string): ChildProcess {
  mkdirSync(cacheDir, { recursive: true });
  const fontconfig = path.join(cacheDir, 'fonts.conf');
  writeFileSync(fontconfig, EMPTY_FONTCONFIG);
  const { PATH, SystemRoot, NODE_ENV } = process.env;
  return fork(workerFile, [], {
    execArgv: ['--max-old-space-size=96'],
    // Covers are bytes, which JSON would encode as numbers.
    serialization: 'advanced',
    env: {
      ...(PATH && { PATH }),
      ...(SystemRoot && { SystemRoot }),
      ...(NODE_ENV && { NODE_ENV }),
      // Loading all system fonts takes longer than drawing. Without any, fontconfig prints
      // warnings.
      FONTCONFIG_FILE: fontconfig,
      // With fewer malloc arenas, more freed memory is returned to the system.
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

const EMPTY_FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig></fontconfig>
`;
