/** The flower scene in WebGL 2: three draw calls, for the stage, the presenter and all petals. */
import type { Look } from '../seasons/seasons.ts';
import { viewOf } from './camera.ts';
import { capture } from './capture.ts';
import { PetalMesh } from './meshes.ts';
import { BURST_PETALS, MOST_BURSTS, MOST_GUSTS, petalFragment, petalVertex } from './petal.glsl.ts';
import { burstPetals, type Layer, layers, VALUES } from './petals.ts';
import { plateVertex, presenterFragment, stageFragment } from './plates.glsl.ts';
import type { Plates } from './plates.ts';
import { Program, SceneUnavailable, type Uniform } from './program.ts';

/** Petals thrown by gifts or likes. */
export interface Burst {
  /** Place in the presenter's plane in metres. */
  x: number;
  y: number;
  /** Seconds since it began. */
  age: number;
  petals: number;
  /** Lean to the right, -1 to 1, and speed in metres per second. */
  lean: number;
  speed: number;
  /** Turn about the vertical, 0 to 1: all bursts have the same petals. */
  turn: number;
}

/** Air moved by a pointer or an arrow key. */
export interface Gust {
  x: number;
  y: number;
  age: number;
  /** Direction; its length is the strength. */
  way: readonly [number, number];
}

/** All that changes from frame to frame. */
export interface Frame {
  /** Seconds, 0 to `PERIOD`. */
  time: number;
  /** The wind before the last change and now, -100 to 100, and how far it has changed. */
  wind: readonly [before: number, now: number, share: number];
  gusts: readonly Gust[];
  bursts: readonly Burst[];
}

export class FlowerScene {
  readonly #gl: WebGL2RenderingContext;
  readonly #petals: Program;
  readonly #stage: Program;
  readonly #presenter: Program;
  readonly #mesh: PetalMesh;
  readonly #textures: readonly WebGLTexture[];
  /** First petals of the layers among those that fall. */
  #first: readonly number[] = [0, 0, 0];
  #look: Look | undefined;

  private constructor(canvas: HTMLCanvasElement, plates: Plates) {
    const gl = canvas.getContext('webgl2', {
      alpha: false,
      antialias: true,
      powerPreference: 'high-performance',
    });
    if (!gl) throw new SceneUnavailable('This browser has no WebGL 2.');
    this.#gl = gl;
    this.#petals = new Program(gl, petalVertex, petalFragment);
    this.#stage = new Program(gl, plateVertex, stageFragment);
    this.#presenter = new Program(gl, plateVertex, presenterFragment);
    this.#mesh = new PetalMesh(gl, burstPetals(MOST_BURSTS, BURST_PETALS));
    this.#textures = [texture(gl, plates.stage), texture(gl, plates.presenter)];
  }

  /** Throws SceneUnavailable without WebGL 2, or where the driver refuses a shader. */
  static async make(canvas: HTMLCanvasElement, plates: Plates): Promise<FlowerScene> {
    const scene = new FlowerScene(canvas, plates);
    const programs = [scene.#petals, scene.#stage, scene.#presenter];
    await Promise.all(programs.map((program) => program.ready()));
    return scene;
  }

  /** The petals that fall. */
  setPetals(petals: Readonly<Record<Layer, Uint16Array>>): void {
    this.#mesh.setFalling(layers.map((layer) => petals[layer]));
    const [far, middle] = layers.map((layer) => petals[layer].length / VALUES) as [number, number];
    this.#first = [0, far, far + middle];
  }

  setLook(look: Look): void {
    this.#look = look;
  }

  /** Draws a frame onto the canvas. */
  draw(frame: Frame): void {
    const { drawingBufferWidth: width, drawingBufferHeight: height } = this.#gl;
    this.#gl.bindFramebuffer(this.#gl.FRAMEBUFFER, null);
    this.#paint(frame, width, height);
  }

  /** Draws onto whatever framebuffer is bound; without the stage before grey of `backing`, 0 to 1. */
  #paint(frame: Frame, width: number, height: number, backing?: number): void {
    const gl = this.#gl;
    const look = this.#look;
    if (!look) return;
    const view = viewOf(width, height);
    const common: Record<string, Uniform> = {
      ...look.uniforms,
      uView: view.matrix,
      uCover: view.cover,
      uTime: frame.time,
      uWind: frame.wind,
      ...gustUniforms(frame.gusts),
      ...burstUniforms(frame.bursts),
    };
    gl.viewport(0, 0, width, height);
    const grey = backing ?? 0;
    gl.clearColor(grey, grey, grey, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.BLEND);
    if (backing === undefined) {
      this.#plate(0);
      this.#stage.bind(common);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    }
    // All colours are premultiplied.
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    this.#plate(1);
    if (backing === undefined) {
      this.#presenter.bind(common);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    }
    // Petals are blended from the back; depth puts right those that have swung past each other.
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    const bursting = frame.bursts.length * BURST_PETALS;
    this.#petals.bind({
      ...common,
      uFirst: Int32Array.from(this.#first, (petal) => petal + bursting),
      uPixel: [1 / width, 1 / height],
      uPresenter: backing === undefined ? 1 : 0,
    });
    this.#mesh.draw(bursting);
  }

  #plate(index: 0 | 1): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#textures[index] as WebGLTexture);
  }

  /**
   * A picture of any size as straight sRGB with alpha, rows from the top; without the stage and the
   * presenter it is transparent.
   */
  read(frame: Frame, width: number, height: number, withStage: boolean): Uint8ClampedArray {
    return capture(this.#gl, (backing) => this.#paint(frame, width, height, backing), {
      width,
      height,
      isTransparent: !withStage,
    });
  }

  /** Frees the context, of which browsers allow only a few. */
  dispose(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function texture(gl: WebGL2RenderingContext, image: ImageBitmap): WebGLTexture {
  const made = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, made);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return made;
}

function gustUniforms(gusts: readonly Gust[]): Record<string, Uniform> {
  const slots = Array.from({ length: MOST_GUSTS }, (_, i) => gusts[i]);
  return {
    uGust: slots.flatMap((gust) =>
      gust ? [gust.x, gust.y, gust.age, length(gust)] : [0, 0, 9, 0],
    ),
    uGustWay: slots.flatMap((gust) => {
      const size = gust ? length(gust) : 0;
      return gust && size > 0 ? [gust.way[0] / size, gust.way[1] / size] : [0, 0];
    }),
  };
}

const length = ({ way }: Gust) => Math.hypot(way[0], way[1]);

function burstUniforms(bursts: readonly Burst[]): Record<string, Uniform> {
  const slots = Array.from({ length: MOST_BURSTS }, (_, i) => bursts[i]);
  return {
    uBurst: slots.flatMap((burst) =>
      burst ? [burst.x, burst.y, burst.age, Math.min(burst.petals, BURST_PETALS)] : [0, 0, -1, 0],
    ),
    uBurstWay: slots.flatMap((burst) =>
      burst ? [burst.lean, burst.speed, burst.turn] : [0, 0, 0],
    ),
  };
}
