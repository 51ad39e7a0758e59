/** One face for both ways of keying: WebGL2 on the page, or the CPU in a worker. */
import type { KeyerUnavailable } from '#keyer/gl/passes.ts';
import type { Frame } from '#keyer/image.ts';
import type { KeyerSettings } from '#keyer/settings.ts';

export interface KeyedPicture {
  /** The keyed picture over the backdrop. */
  readonly composite: CanvasImageSource;
  /** Straight sRGB with alpha. */
  readonly keyed: Frame;
  /** Time for keying and reading back. */
  readonly milliseconds: number;
}

export interface Engine {
  readonly kind: 'gpu' | 'cpu';
  /** Rejects with a RangeError where a setting is out of range. */
  key(frame: ImageData, settings: KeyerSettings, backdrop: ImageData): Promise<KeyedPicture>;
  /** Loses the graphics context for a moment, as a driver reset does. */
  loseContext?(): void;
  dispose(): void;
}

export interface EngineEvents {
  /** The device cannot run WebGL2 passes. */
  unavailable(error: KeyerUnavailable): void;
  lost(): void;
  restored(): void;
}
