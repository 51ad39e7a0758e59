import {
  CustomToneMapping,
  type Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  ShaderChunk,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Vector } from '../panorama/direction.ts';
import type { Place } from '../panorama/places.ts';
import { QualityLadder } from '../quality-ladder.ts';
import { film } from './film.ts';
import { disposeModel } from './load-model.ts';
import { ModelLights } from './model-lights.ts';
import { between, bounded, eyeOf, fovIn, type Orbit } from './orbit.ts';
import { Solids } from './solids.ts';

/** Milliseconds of a walk to a camera. */
const WALK_MS = 900;
/** Pixels per CSS pixel at most. */
const MOST_RATIO = 2;
/** Milliseconds after the last picture in which what is laid over it is put in its place once more. */
const SETTLE_MS = 350;
/** Pixels of the picture at each step of the ladder. */
const steps = [{ pixels: 4e6 }, { pixels: 1.5e6 }, { pixels: 6e5 }, { pixels: 2.5e5 }] as const;

ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  film,
);

/** A place in the picture, as shares of it. */
export interface SeenPoint {
  x: number;
  y: number;
  /** Something solid is before it. */
  isHidden: boolean;
}

/** A model on a canvas: drawn only when something changes, so that a still view costs nothing. */
export class ModelView {
  orbit: Orbit;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(40, 1.6, 0.05, 200);
  readonly #model: Group;
  readonly #lights: ModelLights;
  readonly #solids = new Solids();
  readonly #onDraw: (view: ModelView) => void;
  readonly #ladder = new QualityLadder(steps, { climbs: true });
  /** The camera of the scene that the orbit stays near. */
  #from: Orbit;
  #move: { from: Orbit; to: Orbit; since: number } | undefined;
  #frame = 0;
  #settle: ReturnType<typeof setTimeout> | undefined;
  /** Pictures since the beginning. */
  #drawn = 0;

  /**
   * @param onDraw called after each picture, for what is laid over it
   */
  constructor(
    gl: WebGL2RenderingContext,
    {
      canvas,
      model,
      orbit,
      from,
      onDraw,
    }: {
      canvas: HTMLCanvasElement;
      model: Group;
      orbit: Orbit;
      from: Orbit;
      onDraw(view: ModelView): void;
    },
  ) {
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, context: gl });
    this.#renderer.toneMapping = CustomToneMapping;
    this.#renderer.shadowMap.enabled = true;
    // Nothing moves but the camera: shadows are drawn once for each light.
    this.#renderer.shadowMap.autoUpdate = false;
    this.#model = model;
    this.#lights = new ModelLights(model);
    this.#scene.add(model);
    model.traverse((object) => {
      // A landscape is a finished picture.
      if (object instanceof Mesh && object.material instanceof MeshBasicMaterial)
        object.material.toneMapped = false;
    });
    this.#onDraw = onDraw;
    this.orbit = orbit;
    this.#from = from;
  }

  /** Shows the model in a light of the scene. */
  light(key: string, daylight: number): void {
    this.#lights.show(key, daylight);
    this.#solids.read(this.#model);
    this.#renderer.shadowMap.needsUpdate = true;
    this.refresh();
  }

  /** Walks slowly to a camera of the scene; at once for those who want less motion. */
  walkTo(camera: Orbit, isAtOnce: boolean): void {
    this.#from = camera;
    if (isAtOnce) this.set(camera);
    else {
      this.#move = { from: this.orbit, to: camera, since: performance.now() };
      this.refresh();
    }
  }

  /** Follows a hand or a key at once. */
  set(orbit: Orbit): void {
    this.#move = undefined;
    this.orbit = bounded(orbit, this.#from);
    this.refresh();
  }

  /** Where a point of the scene is in the picture; undefined if it is outside. */
  placeOf(point: Vector): SeenPoint | undefined {
    const { x, y, z } = new Vector3(...point).project(this.#camera);
    if (Math.abs(x) > 1 || Math.abs(y) > 1 || z > 1) return undefined;
    const isHidden = this.#solids.hideNow(
      point,
      this.#camera.position.toArray(),
      performance.now(),
    );
    return { x: (x + 1) / 2, y: (1 - y) / 2, isHidden };
  }

  /** What one sees at a place of the picture, `far` metres away where nothing is nearer. */
  pointAt({ x, y }: Place, far: number): Vector {
    const { position } = this.#camera;
    const ray = new Vector3(2 * x - 1, 1 - 2 * y, 0.5).unproject(this.#camera).sub(position);
    return this.#solids.meet(position.toArray(), ray.toArray(), far);
  }

  /** What one sees from an eye in a direction, `far` metres away where nothing is nearer. */
  pointFrom(eye: Vector, direction: Vector, far: number): Vector {
    return this.#solids.meet(eye, direction, far);
  }

  /** Whether nothing is between an eye and a point. */
  sees(eye: Vector, point: Vector): boolean {
    return !this.#solids.hide(point, eye);
  }

  /** Draws with the next frame of the screen, which a hidden tab has not. */
  refresh(): void {
    this.#frame ||= requestAnimationFrame((now) => this.#draw(now));
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settle);
    disposeModel(this.#model);
    this.#renderer.dispose();
  }

  #draw(now: number): void {
    this.#frame = 0;
    const { clientWidth, clientHeight, dataset } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#step(now);
    const aspect = clientWidth / clientHeight;
    this.#camera.aspect = aspect;
    this.#camera.fov = fovIn(aspect, this.orbit.fov);
    this.#camera.position.set(...eyeOf(this.orbit));
    this.#camera.lookAt(...this.orbit.target);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    this.#resize(now, clientWidth, clientHeight);
    this.#renderer.render(this.#scene, this.#camera);
    this.#onDraw(this);
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.#onDraw(this), SETTLE_MS);
    this.#drawn += 1;
    dataset.frames = String(this.#drawn);
    dataset.triangles = String(this.#renderer.info.render.triangles);
    dataset.idle = String(!this.#move);
    if (this.#move) this.refresh();
  }

  #resize(now: number, width: number, height: number): void {
    const ratio = Math.min(devicePixelRatio, MOST_RATIO);
    const wanted = width * height * ratio ** 2;
    if (this.#move) this.#ladder.note(now, { pixels: wanted });
    else this.#ladder.rest();
    const scale = ratio * Math.sqrt(Math.min(1, this.#ladder.step.pixels / wanted));
    const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
    if (this.#canvas.width === across && this.#canvas.height === down) return;
    this.#renderer.setSize(across ?? 1, down ?? 1, false);
  }

  /** Goes on with a walk. */
  #step(now: number): void {
    if (!this.#move) return;
    const { from, to, since } = this.#move;
    const t = Math.min(1, Math.max(0, (now - since) / WALK_MS));
    this.orbit = between(from, to, t);
    if (t === 1) this.#move = undefined;
  }
}
