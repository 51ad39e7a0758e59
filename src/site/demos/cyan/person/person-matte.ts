import type { Plane } from '#keyer/image.ts';
import { segmentationFiles, WASM_BYTES } from './files.ts';
import { applyGuide, guide, lumaOf } from './guided-filter.ts';
import type { RoughMatte, SegmentationAnswer, SegmentationRequest } from './segmentation.ts';
import { steady } from './steady.ts';

/** Cuts people out without a wall behind them. Edges are soft; loose hair is lost. */
export interface PersonMatte {
  /**
   * The frame at the given size with the matte in its alpha. Calls wait for each other; call for one
   * frame at a time. The frame never leaves the device.
   */
  matte(
    frame: TexImageSource & CanvasImageSource,
    width: number,
    height: number,
  ): Promise<ImageData>;
  /** Frees the memory. Pending and later calls are rejected. */
  close(): void;
}

/** Size at which the network sees a frame. */
const SEEN = { width: 256, height: 144 };
const GUIDE = { radius: 4, epsilon: 0.0005 };

/** Loads the network from this site. @param onProgress share that is loaded, 0 to 1 */
export async function loadPersonMatte(onProgress?: (share: number) => void): Promise<PersonMatte> {
  const worker = new Worker(new URL('./person-worker.ts', import.meta.url));
  const link = new WorkerLink(worker, (loaded) => onProgress?.(Math.min(1, loaded / WASM_BYTES)));
  try {
    await link.ask({ kind: 'load', files: segmentationFiles() });
  } catch (error) {
    link.close();
    throw error;
  }
  let before: Plane | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function matteOf(frame: ImageData, small: ImageBitmap, seen: ImageData) {
    const answer = await link.ask({ kind: 'frame', frame: small }, [small]);
    if (!answer) throw new Error('The worker answered without a matte.');
    const rough = steady(before, planeOf(answer));
    before = rough;
    applyGuide(guide(luminanceOf(seen), rough, GUIDE), frame);
    return frame;
  }

  return {
    async matte(frame, width, height) {
      // Taken at once: a video shows its next frame while the network works.
      const full = pixelsOf(frame, width, height);
      const seen = pixelsOf(frame, SEEN.width, SEEN.height);
      const small = await createImageBitmap(seen);
      const result = last.then(() => matteOf(full, small, seen));
      last = result.catch(() => {});
      return result;
    },
    close: () => link.close(),
  };
}

/** Asks the worker one thing at a time. */
class WorkerLink {
  readonly #worker: Worker;
  #pending: PromiseWithResolvers<RoughMatte | undefined> | undefined;
  #closed = false;

  constructor(worker: Worker, onProgress: (loaded: number) => void) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<SegmentationAnswer>) => {
      if (data.kind === 'progress') onProgress(data.loaded);
      else if (data.kind === 'failed') this.#pending?.reject(new Error(data.message));
      else this.#pending?.resolve(data.kind === 'matte' ? data.matte : undefined);
    };
    worker.onerror = ({ message }) => this.#pending?.reject(new Error(message));
  }

  ask(request: SegmentationRequest, transfer: Transferable[] = []) {
    const pending = Promise.withResolvers<RoughMatte | undefined>();
    this.#pending = pending;
    if (this.#closed) pending.reject(new Error('The matte is closed.'));
    else this.#worker.postMessage(request, transfer);
    return pending.promise;
  }

  close(): void {
    this.#closed = true;
    this.#worker.terminate();
    this.#pending?.reject(new Error('The matte is closed.'));
  }
}

function pixelsOf(frame: CanvasImageSource, width: number, height: number): ImageData {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  context.drawImage(frame, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

const planeOf = ({ width, height, data }: RoughMatte): Plane => ({
  width,
  height,
  data: Float32Array.from(data, (value) => value / 255),
});

const luminanceOf = ({ width, height, data }: ImageData): Plane => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => lumaOf(data, i * 4)),
});
