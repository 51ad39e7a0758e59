import type { Frame } from '#keyer/image.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import type { CpuAnswer, CpuJob, CpuResults } from './cpu-protocol.ts';
import type { Engine, KeyedPicture } from './engine.ts';

interface Waiting {
  readonly job: CpuJob;
  readonly resolve: (result: CpuResults[CpuJob['kind']]) => void;
  readonly reject: (error: Error) => void;
}

/** Keys on the CPU in a worker, one job at a time. */
export class CpuEngine implements Engine {
  readonly kind = 'cpu';
  readonly #worker = new Worker(new URL('./cpu-worker.ts', import.meta.url), { type: 'module' });
  #queue: Waiting[] = [];
  #current: Waiting | undefined;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<CpuAnswer>) => {
      const { resolve, reject } = this.#current as Waiting;
      this.#current = undefined;
      if ('result' in data) resolve(data.result);
      else reject(errorOf(data.error));
      this.#next();
    });
    this.#worker.addEventListener('error', () => {
      this.#current?.reject(new Error('The worker that keys on the CPU did not start.'));
    });
  }

  async key(frame: ImageData, settings: KeyerSettings, backdrop: ImageData): Promise<KeyedPicture> {
    // Only the newest settings matter: a picture that has not begun is not made.
    this.#queue = this.#queue.filter(({ job }) => job.kind !== 'key');
    const job = {
      kind: 'key',
      frame: pixels(frame),
      settings,
      backdrop: pixels(backdrop),
    } as const;
    const { composite, ...rest } = await this.#run<'key'>(job);
    const image = new ImageData(Uint8ClampedArray.from(composite.data), composite.width);
    return { composite: await createImageBitmap(image), ...rest };
  }

  /** Chooses settings for a frame. */
  fit(frame: ImageData): Promise<CpuResults['fit']> {
    return this.#run<'fit'>({ kind: 'fit', frame: pixels(frame) });
  }

  dispose(): void {
    this.#worker.terminate();
  }

  #run<Kind extends CpuJob['kind']>(job: CpuJob & { kind: Kind }): Promise<CpuResults[Kind]> {
    return new Promise((resolve, reject) => {
      const settle = resolve as Waiting['resolve'];
      this.#queue.push({ job, resolve: settle, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    this.#current = this.#queue.shift();
    if (this.#current) this.#worker.postMessage(this.#current.job);
  }
}

function pixels({ width, height, data }: ImageData): Frame {
  return { width, height, data };
}

/** The library's errors keep their kind on the way out of the worker. */
function errorOf({ name, message }: { name: string; message: string }): Error {
  return name === 'RangeError' ? new RangeError(message) : new Error(message);
}
