import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SharePicture, SharePictureFormat } from '#contracts/share-picture.ts';

/** One picture to draw, as the drawing process gets it. */
export interface DrawingJob {
  format: SharePictureFormat;
  card: SharePicture;
  /** The cover as it is stored, in any picture format. */
  cover: Uint8Array | null;
  /** Where the picture goes; it is there whole or not at all. */
  target: string;
}

/** How a drawing went; null where the picture is there. */
export interface DrawingResult {
  error: string | null;
}

/** Too many pictures wait to be drawn. */
export class RendererBusyError extends Error {}

/** Draws pictures one after the other in a process of its own, which goes when it is idle. */
export interface Renderer {
  /** @throws RendererBusyError where too many wait, Error where the drawing failed */
  draw(job: DrawingJob): Promise<void>;
  close(): void;
}

/** Most pictures that wait; whoever comes then is told to come again. */
const MAX_WAITING = 32;
/** How long the drawing process is kept without work. */
const IDLE_MS = 20_000;
/** How long one picture may take. */
const LIMIT_MS = 20_000;
/** The picture library's memory grows with its work: after so many pictures a new process takes over. */
const PICTURES_PER_PROCESS = 40;

/** Starts nothing before the first picture. @param cacheDir a folder that may be written and lost */
export function createRenderer(cacheDir: string): Renderer {
  let child: ChildProcess | undefined;
  let drawn = 0;
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();

  function dismiss(signal: NodeJS.Signals = 'SIGTERM') {
    clearTimeout(idle);
    child?.kill(signal);
    child = undefined;
  }

  function drawNow(job: DrawingJob): Promise<void> {
    clearTimeout(idle);
    if (drawn >= PICTURES_PER_PROCESS) dismiss();
    if (!child) drawn = 0;
    drawn += 1;
    child ??= startProcess(cacheDir);
    const worker = child;
    return new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => {
        dismiss('SIGKILL');
        done(new Error(`a picture took longer than ${LIMIT_MS} ms`));
      }, LIMIT_MS);
      const onMessage = ({ error }: DrawingResult) => done(error ? new Error(error) : undefined);
      const onEnd = () => {
        if (child === worker) child = undefined;
        done(new Error('the drawing process ended'));
      };
      function done(error?: Error) {
        clearTimeout(limit);
        worker.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        if (child === worker) idle = setTimeout(dismiss, IDLE_MS).unref();
        if (error) reject(error);
        else resolve();
      }
      worker.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
      worker.send(job, (error) => error && onEnd());
    });
  }

  return {
    async draw(job) {
      if (waiting >= MAX_WAITING) throw new RendererBusyError();
      waiting += 1;
      const turn = last.then(() => drawNow(job));
      last = turn.catch(() => {});
      try {
        await turn;
      } finally {
        waiting -= 1;
      }
    },
    close: () => dismiss(),
  };
}

/** Runs as built beside the server, or on the sources. */
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
  const child = fork(workerFile, [], {
    execArgv: ['--max-old-space-size=96'],
    // Covers are bytes, which JSON would carry as numbers.
    serialization: 'advanced',
    env: {
      ...(PATH && { PATH }),
      ...(SystemRoot && { SystemRoot }),
      ...(NODE_ENV && { NODE_ENV }),
      // Reading all fonts of the machine takes longer than drawing; where it has none it complains.
      FONTCONFIG_FILE: fontconfig,
      // Fewer arenas keep what is freed from being held.
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Between two pictures nobody else listens, and an error without a listener ends the server.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  try {
    // Visitors come before pictures.
    if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where that is not allowed, they are drawn like everything else.
  }
  return child;
}

const EMPTY_FONTCONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig></fontconfig>
`;
