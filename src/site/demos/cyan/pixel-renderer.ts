import type { Frame } from '#keyer/image.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import type { FrameCost } from './gpu-clock.ts';
import { contextOf, newCanvas, pixelsOf } from './input.ts';
import type { Renderer, ShownView, SizedPicture } from './renderer.ts';

/** Side of the squares behind the foreground alone, as on the graphics card. */
const SQUARE = 16;
/** Their two greys in sRGB. */
const GREYS = [48, 69] as const;

type Pixel = (data: Frame['data'], o: number, x: number, y: number) => readonly number[];

/** A keyed frame, and the same over its background. */
export interface PixelResult {
  /** Straight sRGB with alpha. */
  readonly keyed: Frame;
  readonly composite: Frame;
}

/** What keys pixels for a renderer. */
export interface PixelKeyer {
  readonly by: 'cpu' | 'person';
  /** Greatest width and height of its frames. */
  readonly limit: number;
  key(job: {
    readonly picture: SizedPicture;
    readonly frame: Frame;
    readonly background: Frame;
    readonly cleanPlate?: Frame;
    readonly settings: KeyerSettings;
  }): Promise<PixelResult>;
}

/** Draws without WebGL, some frames a second, with the same views as the graphics card. */
export class PixelRenderer implements Renderer {
  readonly by: PixelKeyer['by'];
  readonly limit: number;
  readonly canvas = newCanvas(1, 1);
  readonly #keyer: PixelKeyer;
  #background: Frame = { width: 0, height: 0, data: new Uint8Array() };
  #clean: Frame | undefined;
  #frame: Frame | undefined;
  #result: PixelResult | undefined;
  cost: FrameCost | undefined;

  constructor(keyer: PixelKeyer) {
    this.#keyer = keyer;
    this.by = keyer.by;
    this.limit = keyer.limit;
  }

  setCleanPlate(picture: SizedPicture | null): void {
    this.#clean = picture ? pixelsOf(picture.image, picture.width, picture.height) : undefined;
  }

  setBackground({ image, width, height }: SizedPicture): void {
    this.#background = pixelsOf(image, width, height);
  }

  async key(picture: SizedPicture, settings: KeyerSettings): Promise<void> {
    const start = performance.now();
    const frame = pixelsOf(picture.image, picture.width, picture.height);
    this.#result = await this.#keyer.key({
      picture,
      frame,
      background: this.#background,
      settings,
      ...(this.#clean && { cleanPlate: this.#clean }),
    });
    this.#frame = frame;
    this.cost = { ms: performance.now() - start, by: 'cpu' };
  }

  show(view: ShownView, split: number): void {
    const frame = this.#frame;
    const result = this.#result;
    if (!frame || !result) return;
    const { width, height } = frame;
    this.canvas.width = width;
    this.canvas.height = height;
    const picture = new ImageData(width, height);
    const pixel = pixelOf[view];
    const source =
      view === 'picture' ? frame : view === 'composite' ? result.composite : result.keyed;
    for (let o = 0; o < picture.data.length; o += 4) {
      const x = (o / 4) % width;
      const y = Math.floor(o / 4 / width);
      const isSplit = (x + 0.5) / width < split;
      const color = isSplit ? whole(frame.data, o, x, y) : pixel(source.data, o, x, y);
      picture.data.set(color, o);
      picture.data[o + 3] = 255;
    }
    contextOf(this.canvas).putImageData(picture, 0, 0);
  }

  read(): Frame {
    if (!this.#result) throw new Error('Nothing is keyed yet: call key() first.');
    return this.#result.keyed;
  }

  dispose(): void {
    this.#result = undefined;
  }
}

const grey = (value: number) => [value, value, value] as const;
const whole: Pixel = (data, o) => [data[o] as number, data[o + 1] as number, data[o + 2] as number];

const pixelOf: Record<ShownView, Pixel> = {
  composite: whole,
  picture: whole,
  matte: (data, o) => grey(data[o + 3] as number),
  status: (data, o) => {
    const alpha = data[o + 3] as number;
    return grey(alpha === 0 || alpha === 255 ? alpha : 127);
  },
  foreground: (data, o, x, y) => {
    const alpha = (data[o + 3] as number) / 255;
    const behind = GREYS[(Math.floor(x / SQUARE) + Math.floor(y / SQUARE)) % 2] as number;
    return whole(data, o, x, y).map((value) => value * alpha + behind * (1 - alpha));
  },
};
