import { fitSettings } from '#keyer/fit.ts';
import { GlKeyer, type View } from '#keyer/gl/gl-keyer.ts';
import type { Borders } from './borders.ts';

/** Size of the picture that the settings are found in. */
const FIT = { width: 320, height: 180 };

function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  return context;
}

/** Keys frames of a video and draws camera, matte and result of the same frame beside each other. */
export class WipePainter {
  readonly #keyer = new GlKeyer(document.createElement('canvas'));
  readonly #target: HTMLCanvasElement;
  #fitted = false;

  /** Throws KeyerUnavailable where WebGL2 or float targets are missing. */
  constructor(target: HTMLCanvasElement, background: HTMLImageElement) {
    this.#target = target;
    const { width, height } = target;
    const behind = document.createElement('canvas');
    behind.width = width;
    behind.height = height;
    const scale = Math.max(width / background.naturalWidth, height / background.naturalHeight);
    const [w, h] = [background.naturalWidth * scale, background.naturalHeight * scale];
    context2d(behind).drawImage(background, (width - w) / 2, (height - h) / 2, w, h);
    this.#keyer.setBackground({ image: behind, width, height });
  }

  /** Takes the present frame of the video. */
  key(video: HTMLVideoElement): void {
    const { width, height } = this.#target;
    if (!this.#fitted) {
      const small = document.createElement('canvas');
      small.width = FIT.width;
      small.height = FIT.height;
      const context = context2d(small);
      context.drawImage(video, 0, 0, FIT.width, FIT.height);
      const frame = context.getImageData(0, 0, FIT.width, FIT.height);
      this.#keyer.settings = fitSettings(frame).settings;
      this.#fitted = true;
    }
    this.#keyer.key({ image: video, width, height });
  }

  draw([first, second]: Borders): void {
    this.#part('picture', 0, first);
    this.#part('matte', first, second);
    this.#part('composite', second, 1);
  }

  dispose(): void {
    this.#keyer.dispose();
  }

  #part(view: View, from: number, to: number): void {
    const { width, height } = this.#target;
    const left = Math.round(from * width);
    const part = Math.round(to * width) - left;
    if (part <= 0) return;
    this.#keyer.show({ view });
    this.#target
      .getContext('2d')
      ?.drawImage(this.#keyer.canvas, left, 0, part, height, left, 0, part, height);
  }
}
