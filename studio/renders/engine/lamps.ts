import { Color, DirectionalLight, Object3D, type Scene, SpotLight, Vector3 } from 'three';
import { disc, halton, seeded, shuffle } from './random.ts';
import type { Dome, Lamp, PanelLamp } from './shot.ts';

/** Number of lamps in one frame. Each frame has other samples; their average is the full light. */
export const slots = 3;

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Draw {
  lamp: Lamp;
  /** Index of this sample, and the lamp's number of samples. */
  index: number;
  count: number;
}

function deal(lamps: Lamp[], frames: number): Draw[] {
  const room = frames * slots;
  const total = lamps.reduce((sum, lamp) => sum + (lamp.share ?? 1), 0);
  const draws: Draw[] = [];
  lamps.forEach((lamp, position) => {
    const last = position === lamps.length - 1;
    const fair = Math.max(2, Math.floor((room * (lamp.share ?? 1)) / total));
    const count = last
      ? Math.max(1, room - draws.length)
      : Math.max(1, Math.min(fair, room - draws.length - (lamps.length - position - 1)));
    for (let index = 0; index < count; index += 1) draws.push({ lamp, index, count });
  });
  return shuffle(draws, seeded(7));
}

function pixel(lamp: PanelLamp, data: ImageData, u: number, v: number, into: Color): void {
  const x = Math.min(data.width - 1, Math.floor(u * data.width));
  const y = Math.min(data.height - 1, Math.floor((1 - v) * data.height));
  const i = (y * data.width + x) * 4;
  const channel = (offset: number) => (data.data[i + offset] ?? 0) / 255;
  into.setRGB(channel(0), channel(1), channel(2), 'srgb');
  if (lamp.color !== undefined) into.multiply(new Color(lamp.color));
}

/** A small copy of the wall's picture: one texel stands for the patch around a sample. */
function shrink(picture: HTMLCanvasElement): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = 24;
  canvas.height = 14;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** The light of a shot: a few real lights with another position in each frame. */
export class LightTable {
  readonly spots: SpotLight[] = [];
  readonly haze: number[] = [];
  readonly sky = new DirectionalLight(0xffffff, 0);
  private readonly draws: Draw[];
  private readonly pictures = new Map<Lamp, ImageData>();
  private readonly frames: number;
  private readonly dome: Dome;
  /** Half-size of what may cast shadow in the dome's light. */
  private readonly reach: number;

  constructor(
    scene: Scene,
    lamps: Lamp[],
    dome: Dome,
    frames: number,
    { shadowSize, closeUp = false }: { shadowSize: number; closeUp?: boolean },
  ) {
    this.frames = frames;
    this.dome = dome;
    this.draws = deal(lamps, frames);
    for (const lamp of lamps) {
      if (lamp.kind === 'panel' && lamp.picture) this.pictures.set(lamp, shrink(lamp.picture));
    }
    for (let i = 0; i < slots; i += 1) {
      const spot = new SpotLight(0xffffff, 0);
      spot.castShadow = true;
      spot.shadow.mapSize.set(shadowSize, shadowSize);
      spot.shadow.camera.near = 0.25;
      spot.shadow.camera.far = 40;
      spot.shadow.bias = -0.0002;
      spot.shadow.normalBias = closeUp ? 0.004 : 0.025;
      spot.shadow.focus = closeUp ? 0.42 : 1;
      spot.distance = 0;
      this.spots.push(spot);
      this.haze.push(1);
      scene.add(spot, spot.target);
    }
    this.reach = dome.reach ?? (closeUp ? 1.6 : 9);
    this.sky.castShadow = true;
    this.sky.shadow.mapSize.set(shadowSize, shadowSize);
    this.sky.shadow.bias = -0.0005;
    this.sky.shadow.normalBias = closeUp ? 0.006 : 0.04;
    Object.assign(this.sky.shadow.camera, {
      left: -this.reach,
      right: this.reach,
      top: this.reach,
      bottom: -this.reach,
      near: 1,
      far: this.reach * 5,
    });
    scene.add(this.sky, this.sky.target);
  }

  /** Moves the lights to their positions in frame `frame`. */
  place(frame: number): void {
    for (let slot = 0; slot < slots; slot += 1) {
      const spot = this.spots[slot] as SpotLight;
      const draw = this.draws[frame * slots + slot];
      if (draw) this.placeSpot(spot, slot, draw);
      else spot.intensity = 0;
    }
    this.placeSky(frame);
  }

  private placeSpot(spot: SpotLight, slot: number, { lamp, index, count }: Draw): void {
    const u = halton(index + 1, 2);
    const v = halton(index + 1, 3);
    const helper = new Object3D();
    helper.position.set(...lamp.at);
    helper.lookAt(...lamp.to);
    helper.updateMatrixWorld();
    const aim = new Vector3(...lamp.to);
    this.haze[slot] = lamp.haze ?? (lamp.kind === 'spot' ? 1 : 0.15);
    spot.intensity = (lamp.power * this.frames) / count;
    if (lamp.kind === 'spot') {
      const [x, y] = disc(u, v);
      const radius = lamp.radius ?? 0.12;
      spot.position.set(x * radius, y * radius, 0).applyMatrix4(helper.matrixWorld);
      spot.angle = ((lamp.angle ?? 25) * Math.PI) / 180;
      spot.penumbra = lamp.penumbra ?? 0.6;
      spot.color.set(lamp.color ?? 0xffffff);
    } else {
      const place = new Vector3((u - 0.5) * lamp.width, (v - 0.5) * lamp.height, 0.03);
      spot.position.copy(place).applyMatrix4(helper.matrixWorld);
      aim.copy(place).setZ(1).applyMatrix4(helper.matrixWorld);
      spot.angle = 1.36;
      spot.penumbra = 1;
      const data = this.pictures.get(lamp);
      if (data) pixel(lamp, data, u, v, spot.color);
      else spot.color.set(lamp.color ?? 0xffffff);
    }
    // Each sample's shadow map lies another way: their steps average out at the edges of shadows.
    const roll = index * GOLDEN_ANGLE;
    spot.shadow.camera.up
      .set(Math.cos(roll), Math.sin(roll), 0)
      .transformDirection(helper.matrixWorld);
    spot.target.position.copy(aim);
    spot.updateMatrixWorld();
    spot.target.updateMatrixWorld();
  }

  private placeSky(frame: number): void {
    const { power, top = 0xffffff, side = top, centre = [0, 1.5, 0] } = this.dome;
    const reach = this.reach;
    const height = 0.12 + 0.86 * halton(frame + 1, 2);
    const turn = halton(frame + 1, 3) * Math.PI * 2;
    const flat = Math.sqrt(1 - height * height);
    const middle = new Vector3(...centre);
    this.sky.target.position.copy(middle);
    this.sky.position
      .set(Math.cos(turn) * flat, height, Math.sin(turn) * flat)
      .multiplyScalar(reach * 2.5)
      .add(middle);
    this.sky.intensity = power * 1.95;
    this.sky.color.set(side).lerp(new Color(top), height);
    this.sky.updateMatrixWorld();
    this.sky.target.updateMatrixWorld();
  }
}
