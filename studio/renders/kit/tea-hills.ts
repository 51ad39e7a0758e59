import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  type Group,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three';
import { between, seeded } from '../engine/random.ts';
import {
  type Daylight,
  fractal,
  skyFrame,
  skyPicture,
  towardsSun,
  veil,
  wideSky,
} from './daylight.ts';
import { display } from './materials.ts';
import { noise } from './sdf.ts';
import { at, group, plane } from './shapes.ts';

/** Snow on the ground, 0 to 1, and colours of the tea. */
export interface Cover {
  snow?: number;
  leaf: Color;
  shoot: Color;
  earth: Color;
}

type Hill = [x: number, z: number, width: number, depth: number, height: number];

/** Three ridges behind one another, and a shoulder on the left. */
const hills: Hill[] = [
  [-10, -12, 6.5, 5.5, 4.2],
  [-15, -29, 15, 10, 8.6],
  [17, -38, 18, 12, 11.6],
  [-3, -66, 34, 14, 17],
];
const valley = -4.4;
const snowWhite = new Color(0.86, 0.88, 0.92);
/** Height from one row of tea to the next. */
const step = 0.62;

/** Height of the slopes without the rows. */
function slopeAt(x: number, z: number): number {
  const fall = Math.min(1, Math.max(0, (-z - 1.6) / 7));
  let y = -0.9 + (valley + 0.9) * fall * fall * (3 - 2 * fall);
  for (const [hx, hz, width, depth, height] of hills) {
    const d = ((x - hx) / width) ** 2 + ((z - hz) / depth) ** 2;
    y += height * Math.exp(-d);
  }
  return y + (fractal(x * 0.09, 2, z * 0.09, 3) - 0.45) * 1.5;
}

interface Spot {
  y: number;
  /** 0 on the path between two rows, 1 on top of a row. */
  row: number;
}

/** The surface with its rows: long rounded hedges along the contours. */
function surfaceAt(x: number, z: number, steep: number): Spot {
  const base = slopeAt(x, z);
  const level = base / step + noise(x * 0.35, 4, z * 0.35) * 0.22;
  const f = level - Math.floor(level);
  const inside = Math.min(1, Math.max(0, (f - 0.16) / 0.72));
  const round = Math.sin(inside * Math.PI) ** 0.55;
  // Gaps for the paths that lead uphill, and bare ground where it is flat.
  const path = Math.abs(((x + z * 0.22 + Math.floor(level) * 0.05) / 9) % 1);
  const gap = path > 0.972 ? 0 : 1;
  const row = round * gap * Math.min(1, Math.max(0, (steep - 0.07) * 9));
  const tuft =
    (noise(x * 3.4, level, z * 3.4) - 0.5) * 0.13 + (noise(x * 9, 7, z * 9) - 0.5) * 0.06;
  return { y: base + row * (0.4 + tuft), row };
}

const steepness = (x: number, z: number) =>
  Math.hypot(slopeAt(x + 0.3, z) - slopeAt(x - 0.3, z), slopeAt(x, z + 0.3) - slopeAt(x, z - 0.3)) /
  0.6;

/** Whether the slopes hide the sun from a point: 0 in shadow, 1 in the light. */
function litAt(x: number, y: number, z: number, sun: Vector3): number {
  let open = 1;
  for (let i = 1; i <= 9; i += 1) {
    const t = i * i * 0.45;
    const over = y + 0.35 + sun.y * t - slopeAt(x + sun.x * t, z + sun.z * t);
    open = Math.min(open, Math.max(0, 0.5 + over / (0.25 + t * 0.035)));
  }
  return open;
}

/** Light on a surface, through the air up to the eye. */
function shade(
  point: Vector3,
  normal: Vector3,
  albedo: Color,
  light: Daylight,
  eye: Vector3,
  { open, hollow }: { open: number; hollow: number },
): Color {
  const sun = towardsSun(light);
  const facing = normal.dot(sun);
  const direct = Math.max(0, facing) + 0.22 * Math.max(0, 0.6 - Math.abs(facing - 0.1));
  const dome = (0.55 + 0.45 * normal.y) * hollow;
  const color = new Color(
    albedo.r * (light.sunlight.r * direct * open * hollow + light.skylight.r * dome),
    albedo.g * (light.sunlight.g * direct * open * hollow + light.skylight.g * dome),
    albedo.b * (light.sunlight.b * direct * open * hollow + light.skylight.b * dome),
  );
  const away = point.distanceTo(eye);
  const into = Math.max(0, point.clone().sub(eye).normalize().dot(sun));
  return veil(color, light, away, point.y, into);
}

/** The slopes as one mesh whose colours hold the light: dense near the eye, wide far away. */
function slopes(light: Daylight, cover: Cover, eye: Vector3, isWide: boolean): Mesh {
  const [columns, rows] = [isWide ? 880 : 440, 420];
  const side = isWide ? 2.8 : 0.95;
  const near = 2.4;
  const far = 92;
  const sun = towardsSun(light);
  const position = new Float32Array((columns + 1) * (rows + 1) * 3);
  const spots: Spot[] = [];
  for (let j = 0; j <= rows; j += 1) {
    const away = near * (far / near) ** (j / rows);
    for (let i = 0; i <= columns; i += 1) {
      const x = (i / columns - 0.5) * 2 * side * (away + 1.5);
      const z = -away + 0.9;
      const spot = surfaceAt(x, z, steepness(x, z));
      position.set([x, spot.y, z], spots.length * 3);
      spots.push(spot);
    }
  }
  const index: number[] = [];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      const a = j * (columns + 1) + i;
      const b = a + columns + 1;
      index.push(a, a + 1, b, a + 1, b + 1, b);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const normals = geometry.attributes.normal?.array ?? [];
  const colors = new Float32Array(position.length);
  const point = new Vector3();
  const normal = new Vector3();
  spots.forEach(({ row }, k) => {
    point.fromArray(position, k * 3);
    normal.fromArray(normals, k * 3);
    const speck = noise(point.x * 6, 1, point.z * 6);
    const albedo = cover.earth
      .clone()
      .lerp(cover.leaf, Math.min(1, row * 1.5))
      .lerp(cover.shoot, Math.max(0, row - 0.55) * 1.7 * (0.45 + 0.9 * speck));
    albedo.multiplyScalar(0.72 + 0.56 * noise(point.x * 13, 3, point.z * 13));
    if (cover.snow) {
      const lies = normal.y * 1.5 - 0.42 + (noise(point.x * 2.2, 9, point.z * 2.2) - 0.5) * 0.5;
      const bare = row > 0.3 ? 0.24 * noise(point.x * 11, 5, point.z * 11) : 0;
      albedo.lerp(snowWhite, Math.min(1, Math.max(0, lies - bare)) * cover.snow);
    }
    const open = litAt(point.x, point.y, point.z, sun);
    const hollow = 0.34 + 0.66 * row ** 0.8;
    shade(point, normal, albedo, light, eye, { open, hollow }).toArray(colors, k * 3);
  });
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true }));
}

/** Crowns of trees along the crests: lumpy balls with their light in their colours. */
function trees(light: Daylight, cover: Cover, eye: Vector3): Mesh {
  const random = seeded(23);
  const [around, up] = [14, 10];
  const position: number[] = [];
  const index: number[] = [];
  const crowns: { centre: Vector3; reach: number; color: Color }[] = [];
  for (const [hx, hz, width, depth] of hills.slice(1)) {
    for (let n = 0; n < 22; n += 1) {
      const x = hx + (random() - 0.5) * width * 2.1;
      const z = hz - depth * between(random, 0, 0.35);
      const size = between(random, 0.35, 0.85) * (0.8 - z * 0.008);
      const reach = size * between(random, 1, 1.9);
      const centre = new Vector3(x, slopeAt(x, z) + reach * 0.7, z);
      const color = cover.leaf.clone().multiplyScalar(between(random, 0.4, 0.75));
      const first = position.length / 3;
      crowns.push({ centre, reach, color });
      for (let j = 0; j <= up; j += 1) {
        for (let i = 0; i <= around; i += 1) {
          const [a, b] = [(i / around) * Math.PI * 2, (j / up) * Math.PI];
          const [dx, dz] = [Math.cos(a) * 2.2, Math.sin(a) * 2.2];
          const lump = 0.74 + 0.5 * noise(x + dx, b * 1.8, z + dz);
          position.push(
            x + Math.sin(b) * Math.cos(a) * size * lump,
            centre.y + Math.cos(b) * reach * lump,
            z + Math.sin(b) * Math.sin(a) * size * lump,
          );
          if (j === up || i === around) continue;
          const k = first + j * (around + 1) + i;
          index.push(k, k + 1, k + around + 1, k + 1, k + around + 2, k + around + 1);
        }
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const normals = geometry.attributes.normal?.array ?? [];
  const colors: number[] = [];
  const point = new Vector3();
  const normal = new Vector3();
  const perCrown = (around + 1) * (up + 1);
  for (let k = 0; k < position.length / 3; k += 1) {
    const crown = crowns[Math.floor(k / perCrown)];
    if (!crown) continue;
    point.fromArray(position, k * 3);
    normal.fromArray(normals, k * 3);
    const albedo = crown.color.clone();
    albedo.multiplyScalar(0.6 + 0.8 * noise(point.x * 4, point.y * 4, point.z * 4));
    if (cover.snow) albedo.lerp(snowWhite, Math.max(0, normal.y) ** 0.7 * 0.9 * cover.snow);
    const hollow = 0.5 + 0.5 * Math.max(0, (point.y - crown.centre.y) / crown.reach + 0.4);
    colors.push(...shade(point, normal, albedo, light, eye, { open: 1, hollow }).toArray());
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: 2 }));
}

/**
 * Tea terraces and the sky behind them, in one light, as seen from `eye` looking along -Z.
 * @param isWide for somebody who looks to the sides as well
 */
export function teaHills(light: Daylight, cover: Cover, eye: Vector3, isWide = false): Group {
  const frame = isWide ? wideSky : skyFrame;
  const { canvas, power } = skyPicture(light, frame);
  const away = 130;
  const { side, low, high } = frame;
  const sky = plane(2 * side * away, (high - low) * away, display(canvas, power));
  sky.castShadow = false;
  return group(
    at(sky, eye.x, eye.y + ((high + low) / 2) * away, eye.z - away),
    slopes(light, cover, eye, isWide),
    trees(light, cover, eye),
  );
}
