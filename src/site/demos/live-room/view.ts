import {
  GLSL3,
  LinearFilter,
  Mesh,
  OrthographicCamera,
  PerspectiveCamera,
  RawShaderMaterial,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { QualityLadder } from '../quality-ladder.ts';
import { sheetGeometry } from './geometry.ts';
import { eyeOf, firstOrbit, type Orbit, orbitTarget } from './orbit.ts';
import { loadRoom, type RoomFile } from './read-room.ts';
import type { CameraPlace, RoomHeader, Triple } from './room-file.ts';
import type { RoomState } from './room-state.ts';
import { RoomScene } from './scene.ts';
import { sheetFragment, sheetVertex } from './shaders/screens.glsl.ts';
import { RoomTextures } from './textures.ts';

/** Pixels of one camera in the picture of all four. */
const THUMB = { width: 320, height: 180 };
/** Duration of a mix between two cameras in milliseconds. */
export const MIX_MS = 700;
/** The most pixels for each point of the screen, and small pictures in `THUMB_FRAMES` that move. */
const steps = [
  { ratio: 2, thumbs: 8 },
  { ratio: 1.5, thumbs: 8 },
  { ratio: 1, thumbs: 8 },
  { ratio: 1, thumbs: 3 },
  { ratio: 0.8, thumbs: 3 },
  { ratio: 0.6, thumbs: 3 },
] as const;
const THUMB_FRAMES = 24;
/** Vertical angle of the free camera in degrees, for a picture of 16 to 9. */
const ANGLE = 40;

export interface Drawn {
  frames: number;
  calls: number;
}

/** Draws the room: the free camera or the programme, and the small pictures of the four cameras. */
export class RoomView {
  orbit: Orbit = firstOrbit;
  readonly header: RoomHeader;
  private readonly renderer: WebGLRenderer;
  private readonly room: RoomScene;
  private readonly textures = new RoomTextures();
  private readonly camera = new PerspectiveCamera(ANGLE, 16 / 9, 0.08, 40);
  private readonly views: WebGLRenderTarget;
  private readonly thumb: WebGLRenderTarget;
  private readonly mixTarget: WebGLRenderTarget;
  private readonly sheet: Mesh<ReturnType<typeof sheetGeometry>, RawShaderMaterial>;
  private readonly flat = { scene: new Scene(), camera: new OrthographicCamera() };
  private readonly ladder = new QualityLadder<'ratio' | 'thumbs'>(steps);
  private size = { width: 4, height: 4 };
  /** The most pixels for each point that the screen can use. */
  private most = 1;
  private state: RoomState;
  private mix: { from: number; start: number } | undefined;
  private nextThumb = 0;
  private frames = 0;
  private calls = 0;
  /** Camera pictures that are older than what they show. */
  private stale = 4;
  private dirty = true;

  private constructor(canvas: HTMLCanvasElement, file: RoomFile, state: RoomState) {
    this.header = file.header;
    this.state = state;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      powerPreference: 'high-performance',
    });
    this.renderer.setClearColor(0x050608);
    this.renderer.info.autoReset = false;
    const size = [THUMB.width * 2, THUMB.height * 2] as const;
    // Monitors show this picture, so a camera is drawn apart and copied.
    this.views = new WebGLRenderTarget(...size, { minFilter: LinearFilter, depthBuffer: false });
    this.thumb = new WebGLRenderTarget(THUMB.width, THUMB.height, { samples: 2 });
    this.mixTarget = new WebGLRenderTarget(4, 4, { minFilter: LinearFilter, samples: 2 });
    this.room = new RoomScene(file, this.views.texture);
    this.sheet = new Mesh(
      sheetGeometry(),
      new RawShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: sheetVertex,
        fragmentShader: sheetFragment,
        transparent: true,
        depthTest: false,
        depthWrite: false,
        uniforms: {
          shown: { value: null },
          opacity: { value: 1 },
        },
      }),
    );
    this.sheet.frustumCulled = false;
    this.flat.scene.add(this.sheet);
  }

  /** Loads the room and compiles its shaders without blocking the page. */
  static async create(canvas: HTMLCanvasElement, state: RoomState): Promise<RoomView> {
    const view = new RoomView(canvas, await loadRoom(), state);
    try {
      await view.show(state);
      await view.renderer.compileAsync(view.room.scene, view.camera);
      return view;
    } catch (error) {
      view.dispose();
      throw error;
    }
  }

  /** Shows a state; a new set appears when its pictures have been loaded. */
  async show(state: RoomState): Promise<void> {
    const before = this.state;
    this.state = state;
    const { set, wall } = state;
    const [masks, picture] = await Promise.all([
      this.textures.masksOf(set),
      this.textures.wallOf(set, wall === 'live' ? 'world' : wall),
    ]);
    // A later choice has its own call.
    if (this.state.set !== set || this.state.wall !== wall) return;
    this.room.showSet(set, masks);
    if (wall === 'live') {
      const [x, y] = quarter(this.state.program);
      this.room.showWall(this.views.texture, [x, y, 0.5, 0.5]);
    } else {
      this.room.showWall(picture, [0, 0, 1, 1]);
    }
    this.room.apply(this.state);
    this.refresh(before.program === state.program ? 4 : 5);
  }

  /** Mixes from the camera that was on air. */
  startMix(from: number, now: number): void {
    this.mix = { from, start: now };
    this.dirty = true;
  }

  /** Draws again, and the pictures of the cameras too if what they show has changed. */
  refresh(thumbs = 0): void {
    this.dirty = true;
    this.stale = Math.max(this.stale, thumbs);
  }

  resize(width: number, height: number, most: number): void {
    this.size = { width, height };
    this.most = most;
    this.fit();
  }

  private fit(): void {
    const { width, height } = this.size;
    const ratio = Math.min(this.most, this.ladder.step.ratio);
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.mixTarget.setSize(Math.round(width * ratio), Math.round(height * ratio));
    this.refresh();
  }

  /** Nothing is drawn until the next call of `draw`: the room is not seen. */
  pause(): void {
    this.ladder.restart();
  }

  /** Draws a frame if something has changed. `paint` receives each new picture of a camera. */
  draw(now: number, paint: (camera: number, source: HTMLCanvasElement) => void): Drawn | undefined {
    if (!this.dirty && this.stale === 0) {
      this.ladder.rest();
      return undefined;
    }
    this.renderer.info.reset();
    const moving = this.dirty;
    // Something that moves gets small pictures now and then; at rest they come in one frame.
    const due = moving ? Math.min(this.stale, this.thumbsDue()) : this.stale;
    for (let i = 0; i < due; i += 1) this.drawThumb(paint);
    this.drawMain(now);
    this.dirty = Boolean(this.mix);
    this.calls = this.renderer.info.render.calls;
    this.frames += 1;
    const wanted = { ratio: this.most, thumbs: steps[0].thumbs };
    if (!moving) this.ladder.rest();
    else if (this.ladder.note(now, wanted)) this.fit();
    return { frames: this.frames, calls: this.calls };
  }

  /** Small pictures of a frame in which something moves: 0 or 1. */
  private thumbsDue(): number {
    const share = this.ladder.step.thumbs / THUMB_FRAMES;
    return Math.floor((this.frames + 1) * share) - Math.floor(this.frames * share);
  }

  private drawThumb(paint: (camera: number, source: HTMLCanvasElement) => void): void {
    const index = this.nextThumb;
    const place = this.header.cameras[index] as CameraPlace;
    const [x, y] = quarter(index);
    this.aim(place.from, place.to, place.angle, 16 / 9);
    this.renderer.setRenderTarget(this.thumb);
    this.renderer.render(this.room.scene, this.camera);
    this.views.viewport.set(x * THUMB.width * 2, y * THUMB.height * 2, THUMB.width, THUMB.height);
    this.renderer.setRenderTarget(this.views);
    this.drawSheet(this.thumb, 1);
    this.renderer.setRenderTarget(null);
    this.drawSheet(this.thumb, 1);
    paint(index, this.renderer.domElement);
    this.nextThumb = (index + 1) % this.header.cameras.length;
    this.stale -= 1;
  }

  private drawMain(now: number): void {
    const { program, view } = this.state;
    if (view === 'walk') {
      this.aim(eyeOf(this.orbit), orbitTarget, ANGLE, this.aspect());
      this.renderer.render(this.room.scene, this.camera);
      this.mix = undefined;
      return;
    }
    this.drawCamera(program);
    const t = this.mix ? (now - this.mix.start) / MIX_MS : 1;
    if (!this.mix || t >= 1) {
      this.mix = undefined;
      return;
    }
    this.renderer.setRenderTarget(this.mixTarget);
    this.drawCamera(this.mix.from);
    this.renderer.setRenderTarget(null);
    this.drawSheet(this.mixTarget, 1 - Math.max(t, 0));
  }

  private drawCamera(index: number): void {
    const { from, to, angle } = this.header.cameras[index] as CameraPlace;
    this.aim(from, to, angle, this.aspect());
    this.renderer.render(this.room.scene, this.camera);
  }

  private drawSheet({ texture }: WebGLRenderTarget, opacity: number): void {
    const { uniforms } = this.sheet.material;
    (uniforms.shown as { value: unknown }).value = texture;
    (uniforms.opacity as { value: number }).value = opacity;
    this.renderer.autoClear = false;
    this.renderer.render(this.flat.scene, this.flat.camera);
    this.renderer.autoClear = true;
  }

  private aspect(): number {
    const { width, height } = this.renderer.domElement;
    return width / height;
  }

  /**
   * Aims the one camera. Narrow pictures keep the width of a 16 to 9 picture in view: that is also
   * what they show of the still.
   */
  private aim(from: Triple, to: Triple, angle: number, aspect: number): void {
    const half = Math.tan((angle * Math.PI) / 360) * Math.max(1, 16 / 9 / aspect);
    this.camera.fov = (Math.atan(half) * 360) / Math.PI;
    this.camera.aspect = aspect;
    this.camera.position.set(...from);
    this.camera.lookAt(...to);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    this.room.uniforms.eye.value.set(...from);
  }

  /** The free camera's ray through a point of the picture, from -1 to 1. */
  ray(x: number, y: number): { from: Triple; way: Triple } {
    const from = eyeOf(this.orbit);
    this.aim(from, orbitTarget, ANGLE, this.aspect());
    const way = new Vector3(x, y, 0.5).unproject(this.camera).sub(this.camera.position).normalize();
    return { from, way: way.toArray() };
  }

  /** Where a point of the room is in the free camera's picture, from 0 to 1; null behind it. */
  seen(point: Triple): readonly [number, number] | null {
    this.aim(eyeOf(this.orbit), orbitTarget, ANGLE, this.aspect());
    const { x, y, z } = new Vector3(...point).project(this.camera);
    return z < 1 ? [x / 2 + 0.5, 0.5 - y / 2] : null;
  }

  dispose(): void {
    this.room.dispose();
    this.textures.dispose();
    this.views.dispose();
    this.thumb.dispose();
    this.mixTarget.dispose();
    this.sheet.geometry.dispose();
    this.sheet.material.dispose();
    this.renderer.dispose();
  }
}

/** Lower left corner of a camera in the picture of all four: the first is above on the left. */
function quarter(camera: number): [number, number] {
  return [(camera % 2) / 2, camera < 2 ? 0.5 : 0];
}
