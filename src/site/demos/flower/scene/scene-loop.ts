import { QualityLadder } from '../../quality-ladder.ts';
import { lookOf } from '../seasons/seasons.ts';
import type { Player } from '../state/player.ts';
import type { Settings } from '../state/settings.ts';
import { steps } from '../state/steps.ts';
import type { FlowerScene } from './flower-scene.ts';
import { MOST_PETALS, makePetals } from './petals.ts';

/** What the device manages. */
export interface Performance {
  petals: number;
  /** Pixels for each point of the screen. */
  ratio: number;
  /** Frames in a second; undefined until measured. */
  rate: number | undefined;
}

/** Longest time between two frames that counts as time passed, in seconds. */
const LONGEST_FRAME = 0.1;

/** Petals at a density, as far as the device manages. */
function petalsOf({ density }: Settings, most: number): number {
  return Math.min(Math.round((MOST_PETALS * density) / 100), most);
}

/** Draws the player's frames on a canvas, and steps down where the device is too slow. */
export class SceneLoop {
  readonly #canvas: HTMLCanvasElement;
  readonly #scene: FlowerScene;
  readonly #player: Player;
  readonly #report: (performance: Performance) => void;
  readonly #ladder = new QualityLadder<'petals' | 'ratio'>(steps);
  #request = 0;
  #frames = 0;
  #last: number | undefined;
  /** What the scene was prepared for. */
  #settings: Settings | undefined;
  #petals = 0;

  /** `report` is called after the first frame and after each change. */
  constructor(
    canvas: HTMLCanvasElement,
    scene: FlowerScene,
    player: Player,
    report: (performance: Performance) => void,
  ) {
    this.#canvas = canvas;
    this.#scene = scene;
    this.#player = player;
    this.#report = report;
  }

  /** Draws from now on; the function that it returns stops that. */
  start(): () => void {
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(this.#canvas);
    this.#last = undefined;
    this.#ladder.restart();
    this.#player.invalidate();
    this.#request = requestAnimationFrame(this.#tick);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(this.#request);
    };
  }

  get #ratio(): number {
    return Math.min(devicePixelRatio, this.#ladder.step.ratio);
  }

  readonly #tick = (now: number): void => {
    this.#request = requestAnimationFrame(this.#tick);
    const seconds = this.#last === undefined ? 0 : (now - this.#last) / 1_000;
    this.#last = now;
    const player = this.#player;
    player.tick(Math.min(seconds, LONGEST_FRAME));
    if (player.needsFrame) this.#draw();
    const { isPlaying, settings } = player.read();
    if (isPlaying) this.#measure(now, settings);
    else this.#ladder.rest();
  };

  #draw(): void {
    const { settings } = this.#player.read();
    const hasChanged = this.#prepare(settings);
    this.#scene.draw(this.#player.takeFrame());
    this.#frames += 1;
    this.#canvas.dataset.frames = String(this.#frames);
    if (hasChanged) this.#tell();
  }

  /** Gives the scene new petals or another look if the settings or the step ask for it. */
  #prepare(settings: Settings): boolean {
    const before = this.#settings;
    const petals = petalsOf(settings, this.#ladder.step.petals);
    if (settings === before && petals === this.#petals) return false;
    const { seed, size, term, mix } = settings;
    if (petals !== this.#petals || seed !== before?.seed || size !== before.size) {
      this.#scene.setPetals(makePetals(seed, petals, size / 100));
    }
    this.#scene.setLook(lookOf(term, size / 100, mix));
    this.#settings = settings;
    this.#petals = petals;
    return true;
  }

  #measure(now: number, settings: Settings): void {
    const ladder = this.#ladder;
    const { rate } = ladder;
    const wanted = { petals: petalsOf(settings, MOST_PETALS), ratio: devicePixelRatio };
    const hasStepped = ladder.note(now, wanted);
    if (hasStepped) this.#resize();
    if (hasStepped || ladder.rate !== rate) this.#tell();
  }

  #resize(): void {
    const canvas = this.#canvas;
    const width = Math.max(1, Math.round(canvas.clientWidth * this.#ratio));
    const height = Math.max(1, Math.round(canvas.clientHeight * this.#ratio));
    if (canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    this.#player.invalidate();
  }

  #tell(): void {
    this.#report({ petals: this.#petals, ratio: this.#ratio, rate: this.#ladder.rate });
  }
}
