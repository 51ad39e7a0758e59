/** The keyer on the GPU, for moving pictures. Same results as `keyFrame` within two steps of 255. */
import { primaryOf, ringRadius } from '../key.ts';
import { reduction } from '../reduce.ts';
import { type PreparedSample, prepareSample } from '../rules.ts';
import {
  type ColorSample,
  defaultSettings,
  type KeyerSettings,
  MAX_SAMPLES,
  settingsErrors,
} from '../settings.ts';
import { GlPlates } from './gl-plates.ts';
import { KeyerUnavailable, Passes, type Target, type Uniform } from './passes.ts';

/**
 * What the canvas shows. Status: screen black, foreground white, between them grey. Keyed: the
 * foreground alone on a transparent canvas, for a page or a program that lays it over something;
 * they blend in the display's encoding, where `composite` blends in linear light. Foreground: on a
 * checkerboard.
 */
export type View = 'composite' | 'matte' | 'status' | 'picture' | 'keyed' | 'foreground';
const VIEWS: readonly View[] = ['composite', 'matte', 'status', 'picture', 'keyed', 'foreground'];

/** A picture with its size, since video and images name theirs differently. */
export interface Source {
  readonly image: TexImageSource;
  readonly width: number;
  readonly height: number;
}

export interface ShowOptions {
  readonly view?: View;
  /** Left part of the canvas that shows the picture as it came, 0 to 1. */
  readonly split?: number;
}

/** All targets of one picture size. */
interface Stage {
  readonly factor: number;
  readonly frames: readonly [Target, Target];
  readonly keyed: readonly [Target, Target];
  readonly refined: readonly [Target, Target];
  readonly keyedSmall: Target;
  readonly clean: Target;
  readonly background: Target;
  readonly backgroundSmall: Target;
  readonly encoded: Target;
  readonly plates: GlPlates;
}

function sampleUniforms(prefix: string, samples: readonly ColorSample[]) {
  const padded = Array.from(
    { length: MAX_SAMPLES },
    (_, i): PreparedSample => prepareSample(samples[i] ?? { color: [0, 0, 0], tolerance: 1 }),
  );
  return {
    [`${prefix}s`]: padded.flatMap((s) => [s.dr, s.dg, s.db, s.length2]),
    [`${prefix}Ranges`]: padded.flatMap((s) => [s.offset, s.tolerance]),
    [`${prefix}Count`]: samples.length,
  };
}

export class GlKeyer {
  /** Shows what `show` drew; it takes the size of the frames. */
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly #gl: WebGL2RenderingContext;
  readonly #passes: Passes;
  readonly #upload: WebGLTexture;
  #settings: KeyerSettings = defaultSettings;
  #samples: Readonly<Record<string, Uniform>> = {};
  #stage: Stage | undefined;
  #hasClean = false;
  #hasBefore = false;
  /** Which of each pair has the newest frame. */
  #turn: 0 | 1 = 0;
  #result: Target | undefined;

  /** Throws KeyerUnavailable where WebGL2 or float targets are missing. */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas) {
    const gl = canvas.getContext('webgl2', {
      alpha: true,
      premultipliedAlpha: true,
      antialias: false,
      depth: false,
      preserveDrawingBuffer: true,
    }) as WebGL2RenderingContext | null;
    if (!gl) throw new KeyerUnavailable('This browser has no WebGL 2.');
    this.canvas = canvas;
    this.#gl = gl;
    this.#passes = new Passes(gl);
    this.#upload = this.#passes.texture();
    this.settings = defaultSettings;
  }

  get settings(): KeyerSettings {
    return this.#settings;
  }

  /** Throws a RangeError that names every wrong setting. */
  set settings(settings: KeyerSettings) {
    const errors = settingsErrors(settings);
    if (errors.length > 0) throw new RangeError(errors.join(' '));
    this.#settings = settings;
    this.#samples = {
      ...sampleUniforms('uSample', settings.samples),
      ...sampleUniforms('uGuard', settings.protectedColors),
    };
  }

  #stageFor(width: number, height: number): Stage {
    const stage = this.#stage;
    if (stage && stage.frames[0].width === width && stage.frames[0].height === height) return stage;
    if (!(width >= 1 && height >= 1)) {
      throw new RangeError(
        'The source has no picture yet: wait until a video has its first frame.',
      );
    }
    this.#release();
    const factor = reduction(height);
    const [w, h] = [Math.ceil(width / factor), Math.ceil(height / factor)];
    const whole = () => this.#passes.target(width, height, 'half');
    const small = () => this.#passes.target(w, h);
    this.canvas.width = width;
    this.canvas.height = height;
    this.#stage = {
      factor,
      frames: [whole(), whole()],
      keyed: [whole(), whole()],
      refined: [whole(), whole()],
      keyedSmall: small(),
      clean: small(),
      background: whole(),
      backgroundSmall: small(),
      encoded: this.#passes.target(width, height, 'byte'),
      plates: new GlPlates(this.#passes, w, h),
    };
    return this.#stage;
  }

  /** Uploads a picture and writes its linear light into a target. */
  #load(source: Source, into: Target): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#upload);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source.image);
    this.#passes.draw('linear', into, { uImage: this.#upload });
  }

  /** A frame of the empty screen of the same size as the frames, or null for none. */
  setCleanPlate(source: Source | null): void {
    this.#hasClean = source !== null;
    if (!source) return;
    const { factor, clean, frames } = this.#stageFor(source.width, source.height);
    const spare = frames[this.#turn === 0 ? 1 : 0];
    this.#load(source, spare);
    this.#passes.draw('reduce', clean, { uImage: spare.texture, uFactor: factor });
    this.#hasBefore = false;
  }

  /** What lies behind; it must have the size of the frames. Black before the first call. */
  setBackground(source: Source): void {
    const { factor, background, backgroundSmall } = this.#stageFor(source.width, source.height);
    this.#load(source, background);
    this.#passes.draw('reduce', backgroundSmall, { uImage: background.texture, uFactor: factor });
  }

  /** Keys a frame. `show` draws it, `read` returns it. Throws a RangeError for a source without a size. */
  key(source: Source): void {
    const stage = this.#stageFor(source.width, source.height);
    const settings = this.#settings;
    const passes = this.#passes;
    const before = this.#turn;
    this.#turn = before === 0 ? 1 : 0;
    const frame = stage.frames[this.#turn];
    const keyed = stage.keyed[this.#turn];
    this.#load(source, frame);
    passes.draw('reduce', stage.plates.small, { uImage: frame.texture, uFactor: stage.factor });
    const plates = stage.plates.make(
      settings,
      this.#samples,
      this.#hasClean ? stage.clean : undefined,
    );
    const { area } = settings;
    passes.draw('key', keyed, {
      ...this.#samples,
      uFrame: frame.texture,
      uWall: plates.wall.texture,
      uFore: plates.foreground.texture,
      uFrameBefore: stage.frames[before].texture,
      uKeyedBefore: stage.keyed[before].texture,
      uFactor: stage.factor,
      uRadius: ringRadius(source.height),
      uPrimary: primaryOf(settings),
      uClip: [settings.clipBlack, settings.clipWhite],
      uDespill: [settings.despill, settings.despillLimit, settings.keepLuminance],
      uSmoothing: [this.#hasBefore ? settings.smoothing : 0, settings.noise],
      uArea: [area.left, area.top, area.right, area.bottom],
    });
    this.#hasBefore = true;
    this.#result = keyed;
    for (const [i, [shrink, feather]] of [
      [settings.shrink, 0],
      [0, settings.feather],
    ].entries()) {
      if (shrink === 0 && feather === 0) continue;
      const to = stage.refined[i as 0 | 1];
      passes.draw('edge', to, {
        uImage: this.#result.texture,
        uShrink: shrink as number,
        uFeather: feather as number,
      });
      this.#result = to;
    }
  }

  /** Draws the keyed frame on the canvas. */
  show({ view = 'composite', split = 0 }: ShowOptions = {}): void {
    const stage = this.#stage;
    const result = this.#result;
    if (!stage || !result) return;
    if (this.#settings.lightWrap > 0) {
      this.#passes.draw('reduce', stage.keyedSmall, {
        uImage: result.texture,
        uFactor: stage.factor,
      });
    }
    this.#passes.draw('show', null, {
      uFrame: stage.frames[this.#turn].texture,
      uKeyed: result.texture,
      uKeyedSmall: stage.keyedSmall.texture,
      uBackground: stage.background.texture,
      uBackgroundSmall: stage.backgroundSmall.texture,
      uFactor: stage.factor,
      uWrap: this.#settings.lightWrap,
      uView: VIEWS.indexOf(view),
      uSplit: split,
    });
  }

  /** The keyed frame as straight 8-bit sRGB with alpha, rows from the top: exact, unlike a canvas. */
  read(): { width: number; height: number; data: Uint8Array } {
    const stage = this.#stage;
    const result = this.#result;
    if (!stage || !result) throw new Error('Nothing is keyed yet: call key() first.');
    const gl = this.#gl;
    const { width, height } = stage.encoded;
    this.#passes.draw('encode', stage.encoded, { uImage: result.texture });
    const data = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, data);
    return { width, height, data };
  }

  /** Forgets the frame before: call it when the picture jumps. */
  reset(): void {
    this.#hasBefore = false;
  }

  #release(): void {
    const stage = this.#stage;
    if (!stage) return;
    stage.plates.dispose();
    for (const target of [
      ...stage.frames,
      ...stage.keyed,
      ...stage.refined,
      stage.keyedSmall,
      stage.clean,
      stage.background,
      stage.backgroundSmall,
      stage.encoded,
    ]) {
      this.#passes.release(target);
    }
    this.#stage = undefined;
    this.#result = undefined;
    this.#hasBefore = false;
    this.#hasClean = false;
  }

  dispose(): void {
    this.#release();
    this.#gl.deleteTexture(this.#upload);
    this.#passes.dispose();
  }
}
