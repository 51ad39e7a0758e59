import {
  AdditiveBlending,
  type BufferGeometry,
  DoubleSide,
  FrontSide,
  GLSL3,
  type IUniform,
  Mesh,
  RawShaderMaterial,
  Scene,
  type Texture,
  Vector3,
  Vector4,
} from 'three';
import { beamGeometry, chartGeometry, geometryOf } from './geometry.ts';
import { groupColours, lightInAir } from './light-sum.ts';
import type { RoomFile, RoomMesh } from './read-room.ts';
import { type SetKey, setKeys, type Triple } from './room-file.ts';
import type { RoomState } from './room-state.ts';
import { beamFragment, beamVertex } from './shaders/beams.glsl.ts';
import { chartFragment, chartVertex } from './shaders/charts.glsl.ts';
import { objectFragment, objectVertex } from './shaders/objects.glsl.ts';
import { personFragment, personVertex } from './shaders/presenter.glsl.ts';
import { screenFragment, screenVertex } from './shaders/screens.glsl.ts';
import type { Masks } from './textures.ts';
import { type RoomUniforms, roomUniforms } from './uniforms.ts';

const SHELL = ['floor', 'back', 'front', 'left', 'right', 'ceiling'] as const;
/**
 * Order of drawing. What is behind comes last, so that no light is added up for pixels that other
 * parts cover.
 */
const NEAR = -1;
const SURROUNDINGS = 1;
/** Brightness of a white pixel on the LED wall and on monitors at full level. */
const WALL_WHITE = 1.15;
const MONITOR_WHITE = 0.75;

/** The room: one mesh for the shell, one for the equipment, one per set, screens and the presenter. */
export class RoomScene {
  readonly scene = new Scene();
  readonly uniforms: RoomUniforms;
  private readonly file: RoomFile;
  private readonly sets = new Map<SetKey, Mesh>();
  private readonly cyclorama: Mesh;
  private readonly wall: Mesh<BufferGeometry, RawShaderMaterial>;
  private readonly monitors: Mesh<BufferGeometry, RawShaderMaterial>[] = [];
  private shownSet: SetKey | undefined;

  /** `views` has the pictures of the four cameras, two by two. */
  constructor(file: RoomFile, views: Texture) {
    this.file = file;
    this.uniforms = roomUniforms(file.header);
    const shell = this.material(chartVertex, chartFragment, FrontSide);
    const object = this.material(objectVertex, objectFragment, DoubleSide);
    this.add(chartGeometry(file, SHELL), shell, SURROUNDINGS);
    this.cyclorama = this.add(
      chartGeometry(file, ['cyclorama']),
      this.material(chartVertex, chartFragment, DoubleSide),
      SURROUNDINGS,
    );
    this.add(this.geometry('common'), object);
    for (const set of setKeys) this.sets.set(set, this.add(this.geometry(`set-${set}`), object));
    this.wall = this.screen('screen-wall', this.uniforms.world);
    for (const name of ['screen-program', 'screen-multiview']) {
      this.monitors.push(this.screen(name, { value: views }));
    }
    const person = this.material(personVertex, personFragment, DoubleSide);
    this.add(this.geometry('figure'), person, NEAR);
    const beams = this.material(beamVertex, beamFragment, DoubleSide);
    Object.assign(beams, { transparent: true, depthWrite: false, blending: AdditiveBlending });
    this.add(beamGeometry(file.header.beams), beams);
  }

  private geometry(name: string): BufferGeometry {
    return geometryOf(this.file.meshes.get(name) as RoomMesh);
  }

  private add<Material extends RawShaderMaterial>(
    geometry: BufferGeometry,
    material: Material,
    renderOrder = 0,
  ) {
    const mesh = new Mesh(geometry, material);
    mesh.renderOrder = renderOrder;
    // Places are decoded in the shader, so that three cannot know what is out of view.
    mesh.frustumCulled = false;
    this.scene.add(mesh);
    return mesh;
  }

  private material(
    vertexShader: string,
    fragmentShader: string,
    side: typeof DoubleSide | typeof FrontSide,
    uniforms: Record<string, IUniform> = {},
  ): RawShaderMaterial {
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader,
      fragmentShader,
      side,
      uniforms: { ...this.uniforms, ...uniforms },
    });
  }

  private screen(name: string, shown: IUniform) {
    const material = this.material(screenVertex, screenFragment, DoubleSide, {
      shown,
      glow: { value: new Vector3() },
      crop: { value: new Vector4(0, 0, 1, 1) },
    });
    return this.add(this.geometry(name), material);
  }

  /** Shows a set. Its masks and its wall must have been loaded. */
  showSet(set: SetKey, [a, b]: Masks): void {
    this.shownSet = set;
    this.uniforms.masksA.value = a;
    this.uniforms.masksB.value = b;
    for (const [key, mesh] of this.sets) mesh.visible = key === set;
    this.cyclorama.visible = set === 'green';
    const deck = this.file.header.decks[set];
    this.uniforms.deck.value.set(
      ...(deck ? ([...deck.x, ...deck.z] as const) : ([0, 0, 0, 0] as const)),
    );
    this.uniforms.planks.value = deck?.planks ?? 0;
    if (deck) this.uniforms.deckPaint.value.set(...deck.colour);
  }

  showWall(picture: Texture, crop: readonly [number, number, number, number]): void {
    this.uniforms.world.value = picture;
    this.wall.material.uniforms.crop?.value.set(...crop);
  }

  /** Puts the presenter and the lamps as the visitor wants them. */
  apply(state: RoomState): void {
    const { header, air } = this.file;
    const set = this.shownSet ?? state.set;
    const dark = set === 'green' ? { ...state.lamps.wall, on: false } : state.lamps.wall;
    const lamps = { ...state.lamps, wall: dark };
    const colours = groupColours({ ...state, set, lamps }, header.worlds);
    const lights = colours.map((colour, g) => colour.map((c) => c * (header.scales[g] as number)));
    lights.forEach((light, g) => {
      this.uniforms.tints.value[g]?.fromArray(light);
      this.uniforms.glows.value[g]?.fromArray(colours[g] as unknown as number[]);
    });
    const level = lamps.wall.on ? lamps.wall.level ** 2 : 0;
    this.wall.material.uniforms.glow?.value.setScalar(level * WALL_WHITE);
    this.uniforms.wallGlow.value.setScalar(set === 'green' ? 0 : level * WALL_WHITE);
    const screens = lamps.screens.on ? lamps.screens.level : 0;
    for (const { material } of this.monitors) {
      material.uniforms.glow?.value.setScalar(screens * MONITOR_WHITE);
    }
    const [x, y] = [(state.program % 2) / 2, state.program < 2 ? 0.5 : 0];
    this.monitors[0]?.material.uniforms.crop?.value.set(x, y, 0.5, 0.5);
    const { x: px, z: pz, turn } = state.presenter;
    this.uniforms.person.value.set(px, 0, pz);
    const angle = (turn * Math.PI) / 180;
    this.uniforms.turn.value.set(Math.cos(angle), Math.sin(angle));
    const airOfSet = air.get(set) as Uint8Array;
    const cube = lightInAir(airOfSet, header.probes, [px, pz], lights as unknown as Triple[]);
    for (const [i, value] of this.uniforms.air.value.entries()) value.fromArray(cube, i * 3);
  }

  dispose(): void {
    this.scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      object.material.dispose();
    });
  }
}
