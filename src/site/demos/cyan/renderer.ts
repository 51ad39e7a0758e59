/** What draws the keyed picture: the graphics card, the processor, or the network for people. */
import type { View } from '#keyer/gl/gl-keyer.ts';
import type { Frame } from '#keyer/image.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import type { FrameCost } from './gpu-clock.ts';
import type { Drawable } from './input.ts';

/** A view of the demo; the keyer's transparent one is for programs that lay it over something. */
export type ShownView = Exclude<View, 'keyed'>;

/** A picture in the size that it is keyed in. */
export interface SizedPicture {
  readonly image: Drawable;
  readonly width: number;
  readonly height: number;
}

export interface Renderer {
  readonly by: 'gpu' | 'cpu' | 'person';
  readonly canvas: HTMLCanvasElement;
  /** Greatest width and height that it keys in reasonable time. */
  readonly limit: number;
  /** The empty wall, in the size of the pictures. Lost when that size changes. */
  setCleanPlate(picture: SizedPicture | null): void;
  /** Has the size of the pictures. Set it again after that size has changed. */
  setBackground(picture: SizedPicture): void;
  /** Keys a picture. `isNext`: it follows the one before. */
  key(picture: SizedPicture, settings: KeyerSettings, isNext: boolean): Promise<void>;
  show(view: ShownView, split: number): void;
  /** The keyed picture: straight sRGB with alpha. */
  read(): Frame;
  readonly cost: FrameCost | undefined;
  dispose(): void;
}
