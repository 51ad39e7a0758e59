import { QualityLadder } from '../quality-ladder.ts';
import { type Bounds, between, bounded, type Look } from './direction.ts';
import { PanoramaPainter } from './painter.ts';

/** Milliseconds of a turn to a camera. */
const TURN_MS = 700;
/** Pixels per CSS pixel at most. */
const MOST_RATIO = 2;
/** Pixels of the picture at each step of the ladder. */
const steps = [{ pixels: 4e6 }, { pixels: 1.5e6 }, { pixels: 6e5 }] as const;

/** A panorama on a canvas: drawn only when something changes, so that a still view costs nothing. */
export class PanoramaView {
  look: Look;
  readonly #canvas: HTMLCanvasElement;
  readonly #painter: PanoramaPainter;
  /** Degrees from the left to the right edge of the panorama. */
  readonly #width: number;
  readonly #onDraw: (look: Look, aspect: number) => void;
  readonly #ladder = new QualityLadder(steps, { climbs: true });
  #move: { from: Look; to: Look; since: number } | undefined;
  #frame = 0;
  /** Pictures since the beginning. */
  #drawn = 0;

  /**
   * @param onDraw called after each picture, for what is laid over it
   * @throws Error where the browser cannot compile the shaders
   */
  constructor(
    gl: WebGL2RenderingContext,
    {
      canvas,
      width,
      look,
      onDraw,
    }: {
      canvas: HTMLCanvasElement;
      width: number;
      look: Look;
      onDraw(look: Look, aspect: number): void;
    },
  ) {
    this.#canvas = canvas;
    this.#painter = new PanoramaPainter(gl, width);
    this.#width = width;
    this.#onDraw = onDraw;
    this.look = look;
  }

  show(picture: HTMLImageElement): void {
    this.#painter.show(picture);
    this.#canvas.dataset.pixels = String(picture.naturalWidth);
    this.refresh();
  }

  /** Turns slowly to a look; at once for those who want less motion. */
  turnTo(look: Look, isAtOnce: boolean): void {
    if (isAtOnce) {
      this.set(look);
      return;
    }
    const to = bounded(look, this.#bounds());
    this.#move = { from: this.look, to, since: performance.now() };
    this.refresh();
  }

  /** Follows a hand or a key at once. */
  set(look: Look): void {
    this.#move = undefined;
    this.look = look;
    this.refresh();
  }

  /** Draws with the next frame of the screen. */
  refresh(): void {
    this.#frame ||= requestAnimationFrame((now) => this.#draw(now));
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#painter.dispose();
  }

  #bounds(): Bounds {
    const { clientWidth, clientHeight } = this.#canvas;
    return { width: this.#width, aspect: clientWidth / Math.max(1, clientHeight) };
  }

  #draw(now: number): void {
    this.#frame = 0;
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#step(now);
    const bounds = this.#bounds();
    this.look = bounded(this.look, bounds);
    const ratio = Math.min(devicePixelRatio, MOST_RATIO);
    const wanted = clientWidth * clientHeight * ratio ** 2;
    if (this.#move) this.#ladder.note(now, { pixels: wanted });
    else this.#ladder.rest();
    const scale = ratio * Math.sqrt(Math.min(1, this.#ladder.step.pixels / wanted));
    const size = [clientWidth, clientHeight].map((side) => Math.max(1, Math.round(side * scale)));
    this.#painter.draw(this.look, size as [number, number]);
    this.#onDraw(this.look, bounds.aspect);
    this.#drawn += 1;
    const { dataset } = this.#canvas;
    dataset.frames = String(this.#drawn);
    dataset.idle = String(!this.#move);
    if (this.#move) this.refresh();
  }

  /** Goes on with a turn. */
  #step(now: number): void {
    if (!this.#move) return;
    const { from, to, since } = this.#move;
    const t = Math.min(1, Math.max(0, (now - since) / TURN_MS));
    this.look = between(from, to, t);
    if (t === 1) this.#move = undefined;
  }
}
