/** Keys every frame of a source onto a canvas. */
import type { Rgb } from '#keyer/color.ts';
import { type Fit, fitSettings } from '#keyer/fit.ts';
import { GlKeyer } from '#keyer/gl/gl-keyer.ts';
import { defaultSettings, type KeyerSettings } from '#keyer/settings.ts';
import { type PictureSource, sizeOf } from './source.ts';
import type { AppView } from './state.ts';

/** Width of the frame that settings are fitted to. */
const FIT_WIDTH = 640;
/** Half the side of the square whose median is picked. */
const PICK_RADIUS = 4;

export interface Reading {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

export class Player {
  settings: KeyerSettings;
  view: AppView;
  readonly #canvas: HTMLCanvasElement;
  #keyer: GlKeyer | undefined;
  #source: PictureSource | undefined;
  #times: number[] = [];

  /** Throws KeyerUnavailable where WebGL2 or float targets are missing. */
  constructor(canvas: HTMLCanvasElement, settings: KeyerSettings, view: AppView) {
    this.#canvas = canvas;
    this.settings = settings;
    this.view = view;
    this.#keyer = new GlKeyer(canvas);
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.#keyer = undefined;
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.#keyer = new GlKeyer(canvas);
      this.draw();
    });
  }

  /** Replaces the source; undefined ends the present one. */
  show(source: PictureSource | undefined): void {
    this.#source?.stop();
    this.#source = source;
    this.#times = [];
    this.#keyer?.reset();
    if (source) this.#follow(source);
    else this.#canvas.width = this.#canvas.height = 1;
  }

  get isShowing(): boolean {
    return this.#source !== undefined;
  }

  #follow(source: PictureSource): void {
    const { image } = source;
    this.draw();
    if (!(image instanceof HTMLVideoElement)) return;
    const next = () => {
      if (this.#source !== source) return;
      this.#times = [...this.#times.slice(-60), performance.now()];
      this.draw();
      wait();
    };
    const wait = () => {
      if ('requestVideoFrameCallback' in image) image.requestVideoFrameCallback(next);
      else requestAnimationFrame(next);
    };
    wait();
  }

  /** Keys the present frame again, as after a change of settings. */
  draw(): void {
    const { image } = this.#source ?? {};
    if (!image || !this.#keyer) return;
    const { width, height } = sizeOf(image);
    if (width === 0) return;
    this.#keyer.settings = this.settings;
    this.#keyer.key({ image, width, height });
    this.#keyer.show({ view: this.view });
    this.#canvas.dataset.frames = String(Number(this.#canvas.dataset.frames ?? 0) + 1);
  }

  get reading(): Reading | undefined {
    if (!this.#source) return undefined;
    const [first = 0] = this.#times;
    const span = (this.#times.at(-1) ?? 0) - first;
    const framesPerSecond = span > 0 ? ((this.#times.length - 1) * 1000) / span : 0;
    return { ...sizeOf(this.#source.image), framesPerSecond };
  }

  /** Pixels of the present frame, at most `width` wide. */
  #pixels(width: number): ImageData | undefined {
    const { image } = this.#source ?? {};
    if (!image) return undefined;
    const size = sizeOf(image);
    const scale = Math.min(1, width / size.width);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context?.getImageData(0, 0, canvas.width, canvas.height);
  }

  /** A fit to the present frame, with a colour that was asked for; undefined where no wall is found. */
  fit(wanted?: Rgb): Fit | undefined {
    const frame = this.#pixels(FIT_WIDTH);
    const fit = frame && fitSettings(frame, defaultSettings, wanted);
    return fit?.found ? fit : undefined;
  }

  /** Median colour around a place of the frame, in fractions of its size. */
  pick(x: number, y: number): Rgb | undefined {
    const frame = this.#pixels(Number.POSITIVE_INFINITY);
    if (!frame) return undefined;
    const [column, row] = [Math.floor(x * frame.width), Math.floor(y * frame.height)];
    const channels: [number[], number[], number[]] = [[], [], []];
    for (let j = row - PICK_RADIUS; j <= row + PICK_RADIUS; j += 1) {
      for (let i = column - PICK_RADIUS; i <= column + PICK_RADIUS; i += 1) {
        if (i < 0 || j < 0 || i >= frame.width || j >= frame.height) continue;
        const o = (j * frame.width + i) * 4;
        for (const [c, list] of channels.entries()) list.push(frame.data[o + c] ?? 0);
      }
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
    const [red, green, blue] = channels;
    return [median(red), median(green), median(blue)];
  }
}
