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
import { sheetGeometry } from './geometry.ts';
import { eyeOf, firstOrbit, type Orbit, orbitTarget } from './orbit.ts';
import { Pace } from './pace.ts';
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
  private readonly pace = new Pace();
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

  resize(width: number, height: number, ratio: number): void {
    this.pace.limit(ratio);
    this.renderer.setPixelRatio(this.pace.ratio);
    this.renderer.setSize(width, height, false);
    this.mixTarget.setSize(
      Math.round(width * this.pace.ratio),
      Math.round(height * this.pace.ratio),
    );
    this.refresh();
  }

  /** Draws a frame if something has changed. `paint` receives each new picture of a camera. */
  draw(now: number, paint: (camera: number, source: HTMLCanvasElement) => void): Drawn | undefined {
    if (!this.dirty && this.stale === 0) return undefined;
    this.renderer.info.reset();
    const moving = this.dirty;
    // Something that moves gets small pictures now and then; at rest they come in one frame.
    const due = moving ? Math.min(this.stale, Number(this.pace.thumbDue(this.frames))) : this.stale;
    for (let i = 0; i < due; i += 1) this.drawThumb(paint);
    this.drawMain(now);
    this.dirty = Boolean(this.mix);
    this.calls = this.renderer.info.render.calls;
    this.frames += 1;
    if (this.pace.frame(now, moving)) {
      this.renderer.setPixelRatio(this.pace.ratio);
      this.dirty = true;
    }
    return { frames: this.frames, calls: this.calls };
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

  /** Aims the one camera. Narrow pictures keep the width of a 16 to 9 picture in view. */
  private aim(from: Triple, to: Triple, angle: number, aspect: number): void {
    const half = Math.tan((angle * Math.PI) / 360) * Math.max(1, 16 / 9 / aspect) ** 0.7;
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
