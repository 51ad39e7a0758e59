/** Types of the web module of the Cyan SDK 1.6 (`cyan-sdk/web/index.js`). */

export type ErrorCode =
  | 'LICENSE_MISSING'
  | 'LICENSE_DAMAGED'
  | 'LICENSE_NOT_YET_VALID'
  | 'LICENSE_EXPIRED'
  | 'LICENSE_IDENTITY'
  | 'LICENSE_PLATFORM'
  | 'LICENSE_STREAMS'
  | 'DEVICE_UNSUPPORTED'
  | 'DEVICE_LOST'
  | 'INPUT_FORMAT'
  | 'INPUT_SIZE'
  | 'INPUT_VALUE'
  | 'INPUT_PRESET'
  | 'OUT_OF_MEMORY'
  | 'MODEL_MISSING'
  | 'INTERNAL';

/** Thrown by every call that fails. */
export class CyanError extends Error {
  readonly code: ErrorCode;
  /** The value found, such as the domain for LICENSE_IDENTITY. */
  readonly detail: string | undefined;
}

export interface Support {
  webgl2: boolean;
  /** Half-float render targets: 10-bit alpha. */
  highPrecision: boolean;
  /** WebAssembly SIMD, which person segmentation needs. */
  personMatting: boolean;
  /** Why something is missing, one English sentence each. */
  reasons: string[];
}

export interface Parameters {
  mode: 'key' | 'person' | 'both';
  /** 1 to 8 colours, `#rrggbb`. */
  keys: string[];
  /** 0 to 1. */
  tolerance: number;
  /** 0 to 1. */
  softness: number;
  /** 0 to 8 pixels in steps of 0.5. */
  chokePx: number;
  /** 0 to 1. */
  despill: number;
  despillScope: 'person' | 'frame';
  /** Up to 4 colours that spill suppression leaves alone, `#rrggbb`. */
  protectColours: string[];
  person: { threshold: number; featherPx: number; smoothing: number };
  view: 'result' | 'alpha' | 'source';
}

export interface Status {
  daysLeft: number;
  warning: 'LICENSE_EXPIRING' | null;
}

export interface Stats {
  /** Mean time on the GPU of the last 60 frames, in milliseconds. */
  frameMs: number;
  frames: number;
  width: number;
  height: number;
}

export interface KeyerOptions {
  canvas: HTMLCanvasElement | OffscreenCanvas;
  /** Text of `cyan.lic`. */
  license: string;
  /** For `canvas.toBlob` outside of the frame that drew. Default false. */
  preserveDrawingBuffer?: boolean;
}

export type Source = HTMLVideoElement | HTMLImageElement | ImageBitmap | VideoFrame;

export interface Keyer {
  /** The next frame uses the new values; others stay as they are. */
  set(parameters: Partial<Parameters>): void;
  get(): Parameters;
  /** A preset as Cyan exports it: its text or the parsed object. */
  load(preset: string | object): void;
  /** Keys one frame onto the canvas, which takes the size of the source. */
  draw(source: Source): void;
  /** Median of 9 by 9 pixels of the last source, in its pixels. */
  sample(x: number, y: number): string;
  /** With a background the canvas is opaque; null removes it. */
  setBackground(picture: ImageBitmap | null): void;
  /** Fetches the person model from the module's folder; needed before modes person and both. */
  loadModel(): Promise<void>;
  status(): Status;
  stats(): Stats;
  /** After `webglcontextrestored`; parameters and background are kept. */
  restore(): Promise<void>;
  /** Frees video memory and workers; other calls fail afterwards. */
  dispose(): void;
}

/** Reports what the device can do; creates nothing and needs no licence. */
export function detect(): Promise<Support>;

/** Checks the licence and compiles the shaders; throws a CyanError. */
export function createKeyer(options: KeyerOptions): Promise<Keyer>;
