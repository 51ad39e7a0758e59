import { GlKeyer } from '#keyer/gl/gl-keyer.ts';
import type { KeyerSettings } from '#keyer/settings.ts';
import { GpuClock } from './gpu-clock.ts';
import type { Renderer, ShownView, SizedPicture } from './renderer.ts';

export class GpuRenderer implements Renderer {
  readonly by = 'gpu';
  readonly limit = Number.POSITIVE_INFINITY;
  readonly canvas: HTMLCanvasElement;
  readonly #keyer: GlKeyer;
  readonly #clock: GpuClock;

  /** Throws KeyerUnavailable. */
  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.#keyer = new GlKeyer(canvas);
    // The keyer's own context: a canvas has only one.
    this.#clock = new GpuClock(canvas.getContext('webgl2') as WebGL2RenderingContext);
  }

  setCleanPlate(picture: SizedPicture | null): void {
    this.#keyer.setCleanPlate(picture);
  }

  setBackground(picture: SizedPicture): void {
    this.#keyer.setBackground(picture);
  }

  async key(picture: SizedPicture, settings: KeyerSettings, isNext: boolean): Promise<void> {
    const keyer = this.#keyer;
    keyer.settings = settings;
    if (!isNext) keyer.reset();
    this.#clock.measure(() => keyer.key(picture));
  }

  show(view: ShownView, split: number): void {
    this.#keyer.show({ view, split });
  }

  read() {
    return this.#keyer.read();
  }

  get cost() {
    return this.#clock.cost;
  }

  dispose(): void {
    this.#keyer.dispose();
  }
}
