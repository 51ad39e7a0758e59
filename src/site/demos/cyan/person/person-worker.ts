// Finds people in frames with MediaPipe's selfie segmentation. A classic worker without imports, as
// the package loads its scripts with importScripts(). The server gives this file a policy of its
// own, which allows WebAssembly; pages keep theirs.
import type { SegmentationAnswer, SegmentationFiles, SegmentationRequest } from './segmentation.ts';

/** What is used of the package's interface (Apache-2.0, @mediapipe/selfie_segmentation). */
interface Solution {
  setOptions(options: { modelSelection: 0 | 1 }): void;
  onResults(listener: (results: { segmentationMask: ImageBitmap }) => void): void;
  send(inputs: { image: OffscreenCanvas }): Promise<void>;
}

type Locate = (name: string) => string;

/** The elements that the package makes: canvases, and scripts that it adds to the body. */
interface FakeScript {
  setAttribute(name: string, value: string): void;
  addEventListener(name: string, listener: () => void): void;
  run(): void;
}

interface Scope {
  SelfieSegmentation?: new (options: { locateFile: Locate }) => Solution;
  importScripts(...addresses: string[]): void;
  postMessage(answer: SegmentationAnswer, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<SegmentationRequest>) => void) | null;
  window?: unknown;
  document?: unknown;
  /** Options of the package's WebAssembly loader, which the package makes. */
  createMediapipeSolutionsPackedAssets?: { wasmBinary?: ArrayBuffer };
}

const scope = self as unknown as Scope;
/** The network for pictures that are wider than high. */
const LANDSCAPE = 1;

let solution: Solution | undefined;
let canvas: OffscreenCanvas | undefined;

async function download(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    loaded += part.value.length;
    scope.postMessage({ kind: 'progress', loaded });
  }
  return new Blob(chunks).arrayBuffer();
}

function fakeScript(wasmBinary: ArrayBuffer): FakeScript {
  let address = '';
  const listeners = new Map<string, () => void>();
  return {
    setAttribute: (name, value) => {
      if (name === 'src') address = value;
    },
    addEventListener: (name, listener) => listeners.set(name, listener),
    run: () => {
      scope.importScripts(address);
      Object.assign(scope.createMediapipeSolutionsPackedAssets ?? {}, { wasmBinary });
      listeners.get('load')?.();
    },
  };
}

/**
 * The package's own way for workers sends its model to importScripts() and draws on a canvas that it
 * never sets. Its way for pages works, and needs this much of a page.
 */
function looksLikePage(wasmBinary: ArrayBuffer): void {
  scope.window = scope;
  scope.document = {
    createElement: (name: string) =>
      name === 'canvas' ? new OffscreenCanvas(1, 1) : fakeScript(wasmBinary),
    // For keys, full screen and pointers, which a graph of frames has no use for.
    addEventListener: () => {},
    removeEventListener: () => {},
    body: { appendChild: (script: FakeScript) => script.run() },
  };
}

async function load(files: SegmentationFiles): Promise<void> {
  const locateFile: Locate = (name) => {
    if (name.endsWith('.binarypb')) return files.graph;
    if (name.endsWith('.tflite')) return files.model;
    return name.endsWith('.wasm') ? files.wasm : files.loader;
  };
  looksLikePage(await download(files.wasm));
  scope.importScripts(files.solution);
  if (!scope.SelfieSegmentation) throw new Error('The package has no SelfieSegmentation.');
  solution = new scope.SelfieSegmentation({ locateFile });
  solution.setOptions({ modelSelection: LANDSCAPE });
  solution.onResults(({ segmentationMask }) => answer(segmentationMask));
  scope.postMessage({ kind: 'ready' });
}

/** Reads the coverage of a mask from its alpha. */
function answer(mask: ImageBitmap): void {
  const { width, height } = mask;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  context.drawImage(mask, 0, 0);
  mask.close();
  const pixels = context.getImageData(0, 0, width, height).data;
  const data = new Uint8ClampedArray(width * height);
  for (let i = 0; i < data.length; i += 1) data[i] = pixels[i * 4 + 3] as number;
  scope.postMessage({ kind: 'matte', matte: { width, height, data } }, [data.buffer]);
}

async function segment(frame: ImageBitmap): Promise<void> {
  if (!solution) throw new Error('A frame came before the files.');
  canvas ??= new OffscreenCanvas(frame.width, frame.height);
  canvas.width = frame.width;
  canvas.height = frame.height;
  canvas.getContext('2d')?.drawImage(frame, 0, 0);
  frame.close();
  await solution.send({ image: canvas });
}

scope.onmessage = ({ data }) => {
  const done = data.kind === 'load' ? load(data.files) : segment(data.frame);
  done.catch((error: unknown) => scope.postMessage({ kind: 'failed', message: String(error) }));
};
