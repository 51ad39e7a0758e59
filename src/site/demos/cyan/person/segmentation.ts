/** Messages between the page and the worker that finds people. */

/** Addresses of the package's files. */
export interface SegmentationFiles {
  readonly solution: string;
  readonly loader: string;
  readonly wasm: string;
  readonly graph: string;
  readonly model: string;
}

/** To the worker: `load` once, then one frame at a time. A frame is closed by the worker. */
export type SegmentationRequest =
  | { readonly kind: 'load'; readonly files: SegmentationFiles }
  | { readonly kind: 'frame'; readonly frame: ImageBitmap };

/** How sure the network is of a person, 0 to 255, in rows of the frame's size. */
export interface RoughMatte {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export type SegmentationAnswer =
  | { readonly kind: 'progress'; readonly loaded: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'matte'; readonly matte: RoughMatte }
  | { readonly kind: 'failed'; readonly message: string };
