import type { View } from '#keyer/gl/gl-keyer.ts';
import type { Frame } from '#keyer/image.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import type { FrameCost } from './gpu-clock.ts';
import { contextOf, newCanvas, pixelsOf } from './input.ts';
import type { Renderer, SizedPicture } from './renderer.ts';
import type { Workbench } from './work.ts';

/** Side of the squares behind the foreground alone, as on the graphics card. */
const SQUARE = 16;
/** Their two greys in sRGB. */
const GREYS = [48, 69] as const;

type Pixel = (data: Frame['data'], o: number, x: number, y: number) => readonly number[];

/** Keys in the worker, some frames a second. Draws the same views as the graphics card. */
export class CpuRenderer implements Renderer {
  readonly by = 'cpu';
  readonly limit = 640;
  readonly canvas = newCanvas(1, 1);
  readonly #workbench: Workbench;
  #background: Frame = { width: 0, height: 0, data: new Uint8Array() };
  #clean: Frame | undefined;
  #frame: Frame | undefined;
  #result: { readonly keyed: Frame; readonly composite: Frame } | undefined;
  cost: FrameCost | undefined;

  constructor(workbench: Workbench) {
    this.#workbench = workbench;
  }

  setCleanPlate(picture: SizedPicture | null): void {
    this.#clean = picture ? pixelsOf(picture.image, picture.width, picture.height) : undefined;
  }

  setBackground({ image, width, height }: SizedPicture): void {
    this.#background = pixelsOf(image, width, height);
  }

  async key({ image, width, height }: SizedPicture, settings: KeyerSettings): Promise<void> {
    const start = performance.now();
    const frame = pixelsOf(image, width, height);
    const clean = this.#clean;
    this.#result = await this.#workbench.ask('key', {
      frame,
      background: this.#background,
      settings,
      ...(clean?.width === width && clean.height === height && { cleanPlate: clean }),
    });
    this.#frame = frame;
    this.cost = { ms: performance.now() - start, by: 'cpu' };
  }

  show(view: View, split: number): void {
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

const pixelOf: Record<View, Pixel> = {
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
