/** Keys the input into a canvas of its own, frame by frame, and says how that goes. */
import { KeyerUnavailable } from '#keyer/gl/passes.ts';
import type { Frame } from '#keyer/image.ts';
import { defaultSettings, type KeyerSettings } from '#keyer/settings.ts';
import type { Store } from '#ui/state/store.ts';
import { type Backdrop, BackdropPainter } from './backdrop.ts';
import { onEachFrame } from './frame-loop.ts';
import type { FrameCost } from './gpu-clock.ts';
import { GpuRenderer } from './gpu-renderer.ts';
import { type Drawable, fittingSize, frameOf, type Input, newCanvas, pixelsOf } from './input.ts';
import type { PersonMatte } from './person/person-matte.ts';
import { cpuKeyer, personKeyer } from './pixel-keyers.ts';
import { PixelRenderer } from './pixel-renderer.ts';
import type { Renderer, ShownView, SizedPicture } from './renderer.ts';
import type { KeyedPair, Workbench } from './work.ts';

export interface KeyingState {
  readonly by: Renderer['by'];
  /** The graphics card took its memory back; it may return it. */
  readonly isLost: boolean;
  readonly cost: FrameCost | undefined;
  /** Size in which the picture is keyed. */
  readonly width: number;
  readonly height: number;
}

/** The state before the first input. */
export const firstState: KeyingState = {
  by: 'gpu',
  isLost: false,
  cost: undefined,
  width: 16,
  height: 9,
};

/** Time between two reports of the state while frames are drawn, in milliseconds. */
const REPORT_EVERY = 500;

export class Keying {
  readonly state: Store<KeyingState>;
  readonly #host: HTMLElement;
  readonly #workbench: Workbench;
  readonly #painter = new BackdropPainter();
  /** Keys by the wall's colour; kept while people are cut out without one. */
  #byColor: Renderer;
  #renderer: Renderer;
  #input: Input | undefined;
  #backdrop: Backdrop = { kind: 'color', color: [0, 0, 0] };
  #settings: KeyerSettings = defaultSettings;
  #view: ShownView = 'composite';
  #split = 0;
  #isActive = false;
  #isPlaying = false;
  #stopLoop: (() => void) | undefined;
  #isBackgroundStale = true;
  /** What the next repaint has to do, and whether one is asked for. */
  #mustKey = false;
  #request = 0;
  #isBusy = false;
  #frames = 0;
  #reported = 0;
  #captures: ((pair: KeyedPair) => void)[] = [];

  constructor(host: HTMLElement, workbench: Workbench, state: Store<KeyingState>) {
    this.state = state;
    this.#host = host;
    this.#workbench = workbench;
    const canvas = newCanvas(1, 1);
    try {
      this.#byColor = new GpuRenderer(canvas);
      canvas.addEventListener('webglcontextlost', this.#onLost);
      canvas.addEventListener('webglcontextrestored', this.#onRestored);
    } catch (error) {
      if (!(error instanceof KeyerUnavailable)) throw error;
      this.#byColor = new PixelRenderer(cpuKeyer(workbench));
    }
    this.#renderer = this.#byColor;
    this.#use(this.#byColor);
  }

  #use(renderer: Renderer): void {
    this.#renderer = renderer;
    this.#isBackgroundStale = true;
    const size = this.#input ? this.#picture(this.#input) : firstState;
    const { width, height } = size;
    this.state.set({ ...this.state.get(), by: renderer.by, cost: undefined, width, height });
    this.#repaint(true);
  }

  /** Cuts people out without a wall, or, without a matte, keys by colour again. */
  setPerson(person: PersonMatte | undefined): void {
    this.#use(person ? new PixelRenderer(personKeyer(this.#workbench, person)) : this.#byColor);
  }

  #onLost = (event: Event) => {
    // Without this, the browser never restores it.
    event.preventDefault();
    this.state.set({ ...this.state.get(), isLost: true });
  };

  #onRestored = () => {
    const isShown = this.#renderer === this.#byColor;
    this.#byColor = new GpuRenderer(this.#byColor.canvas);
    this.state.set({ ...this.state.get(), isLost: false });
    if (isShown) this.#use(this.#byColor);
  };

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas;
  }

  /** Changes what is keyed; the input before is closed. */
  setInput(input: Input, settings: KeyerSettings): void {
    this.#stopLoop?.();
    this.#input?.close();
    this.#input = input;
    this.#settings = settings;
    this.#isBackgroundStale = true;
    this.#renderer.setCleanPlate(null);
    const { width, height } = this.#picture(input);
    this.state.set({ ...this.state.get(), width, height });
    this.#follow();
    this.#repaint(true);
  }

  setSettings(settings: KeyerSettings): void {
    this.#settings = settings;
    this.#repaint(true);
  }

  /** `split`: the part at the left that shows the input as it came. */
  setView(view: ShownView, split: number): void {
    this.#view = view;
    this.#split = split;
    this.#repaint(false);
  }

  setBackdrop(backdrop: Backdrop): void {
    this.#backdrop = backdrop;
    this.#isBackgroundStale = true;
    this.#repaint(true);
  }

  /** A picture of the empty wall, or null for none. */
  setCleanPlate(image: Drawable | null): void {
    const input = this.#input;
    if (!input) return;
    const { width, height } = this.#picture(input);
    const canvas = newCanvas(width, height);
    if (image) canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    this.#renderer.setCleanPlate(image && { image: canvas, width, height });
    this.#repaint(true);
  }

  /** Frames are drawn while the demo is in view and the visitor has not paused it. */
  setRunning(isActive: boolean, isPlaying: boolean): void {
    this.#isActive = isActive;
    this.#isPlaying = isPlaying;
    this.#follow();
  }

  #follow(): void {
    this.#stopLoop?.();
    this.#stopLoop = undefined;
    const video = this.#input?.video;
    if (!video) return;
    if (!this.#isActive || !this.#isPlaying) {
      video.pause();
      return;
    }
    const stop = onEachFrame(video, () => void this.#draw(true, true));
    this.#stopLoop = stop;
    video.play().catch(() => {
      if (this.#stopLoop !== stop) return;
      // Refused where the browser saves power: the first frame stays.
      stop();
      this.#stopLoop = undefined;
      this.#repaint(true);
    });
  }

  #picture(input: Input): SizedPicture {
    const { width, height } = fittingSize(input.width, input.height, this.#renderer.limit);
    return { image: input.current(), width, height };
  }

  #repaint(mustKey: boolean): void {
    this.#mustKey ||= mustKey;
    if (this.#request || !this.#input) return;
    this.#request = requestAnimationFrame(() => {
      this.#request = 0;
      const key = this.#mustKey;
      this.#mustKey = false;
      void this.#draw(key, false);
    });
  }

  async #draw(mustKey: boolean, isNext: boolean): Promise<void> {
    const input = this.#input;
    const isLost = this.state.get().isLost && this.#renderer.by === 'gpu';
    if (!input || isLost) return;
    if (this.#isBusy) {
      // A frame of a video is left out; a change of the settings is drawn afterwards.
      if (!isNext) this.#repaint(mustKey);
      return;
    }
    this.#isBusy = true;
    const renderer = this.#renderer;
    try {
      if (mustKey) await this.#key(input, isNext);
      // Another one has a repaint of its own.
      if (input !== this.#input || renderer !== this.#renderer) return;
      this.#renderer.show(this.#view, this.#split);
      this.#afterDraw(input);
      // Only now: the picture before stays until another renderer has its first one.
      if (this.canvas.parentNode !== this.#host) this.#host.replaceChildren(this.canvas);
    } finally {
      this.#isBusy = false;
    }
  }

  async #key(input: Input, isNext: boolean): Promise<void> {
    const picture = this.#picture(input);
    const { width, height } = picture;
    if (this.#isBackgroundStale || this.#backdrop.kind === 'blur') {
      const image = this.#painter.paint(this.#backdrop, width, height, picture.image);
      this.#renderer.setBackground({ image, width, height });
      this.#isBackgroundStale = false;
    }
    await this.#renderer.key(picture, this.#settings, isNext);
  }

  #afterDraw(input: Input): void {
    this.#frames += 1;
    this.canvas.dataset.frames = String(this.#frames);
    const captures = this.#captures;
    if (captures.length > 0) {
      this.#captures = [];
      const { image, width, height } = this.#picture(input);
      const pair = { frame: pixelsOf(image, width, height), keyed: this.#renderer.read() };
      for (const resolve of captures) resolve(pair);
    }
    const now = performance.now();
    if (now - this.#reported < REPORT_EVERY) return;
    this.#reported = now;
    this.state.set({ ...this.state.get(), cost: this.#renderer.cost });
  }

  /** The next frame that is drawn, and its matte. */
  capture(): Promise<KeyedPair> {
    return new Promise((resolve) => {
      this.#captures.push(resolve);
      if (!this.#stopLoop) this.#repaint(true);
    });
  }

  /** The input as it is now, at most `limit` wide and high, with even sides. */
  frame(limit: number): Frame {
    if (!this.#input) throw new Error('There is no input: call setInput() first.');
    return frameOf(this.#input, limit);
  }

  /** The backdrop in a size. */
  background(width: number, height: number): Frame {
    const image = this.#input?.current() ?? newCanvas(1, 1);
    return pixelsOf(this.#painter.paint(this.#backdrop, width, height, image), width, height);
  }

  close(): void {
    this.#stopLoop?.();
    cancelAnimationFrame(this.#request);
    this.#input?.close();
    this.#input = undefined;
    this.#byColor.dispose();
  }
}
