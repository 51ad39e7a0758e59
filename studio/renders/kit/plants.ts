import {
  BufferGeometry,
  Color,
  type ColorRepresentation,
  DoubleSide,
  Float32BufferAttribute,
  type Group,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshStandardMaterial,
  Object3D,
  Quaternion,
  SphereGeometry,
  Vector3,
} from 'three';
import { between, type Random, seeded } from '../engine/random.ts';
import type { Point } from '../engine/shot.ts';
import { lacquer, matter } from './materials.ts';
import { at, group, hose, mesh, rod, smoothLathe } from './shapes.ts';

/** Curved leaf or petal along +Y from its foot: `cup` bends it across, `bend` along. */
export function blade(
  length: number,
  width: number,
  cup: number,
  bend: number,
  notch = 0,
  tip = 0.55,
  fine: [number, number] = [6, 10],
): BufferGeometry {
  const [nu, nv] = fine;
  const position: number[] = [];
  const index: number[] = [];
  for (let j = 0; j <= nv; j += 1) {
    const v = j / nv;
    const half = width * 0.5 * Math.sin(Math.PI * (v * 0.985 + 0.008) ** tip) ** 0.8;
    for (let i = 0; i <= nu; i += 1) {
      const u = (i / nu) * 2 - 1;
      const y = v * length * (1 - notch * (1 - Math.abs(u)) * (v > 0.9 ? (v - 0.9) * 10 : 0));
      const angle = bend * v;
      const z =
        cup * width * (u * u - 0.5) * Math.sin(Math.PI * Math.min(1, v + 0.15)) +
        Math.sin(angle) * y * 0.7;
      position.push(u * half, y * Math.cos(angle * 0.7), z);
    }
  }
  for (let j = 0; j < nv; j += 1) {
    for (let i = 0; i < nu; i += 1) {
      const a = j * (nu + 1) + i;
      index.push(a, a + 1, a + nu + 2, a, a + nu + 2, a + nu + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

const silk = (color: ColorRepresentation, glow = 0.0) =>
  new MeshStandardMaterial({
    color,
    roughness: 0.62,
    side: DoubleSide,
    emissive: color,
    emissiveIntensity: glow,
  });

/** Petals let light through: what shines on their back shows, roughly, as a glow of their own colour. */
const sheer = (glow: number) => {
  const material = silk(0xffffff);
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      `totalEmissiveRadiance = diffuseColor.rgb * ${glow.toFixed(3)};`,
    );
  };
  material.customProgramCacheKey = () => `sheer ${glow}`;
  return material;
};

/** Loose petals in the air or on the ground; `place` gives each its spot or null to leave it out. */
export function petals(
  count: number,
  place: (random: Random, i: number) => Point | null,
  colors: ColorRepresentation[],
  options: {
    seed?: number;
    size?: [number, number];
    flat?: boolean;
    glow?: number;
    drift?: Point;
  } = {},
): { object: Group; shutter: (time: number) => void } {
  const random = seeded(options.seed ?? 31);
  const [small, large] = options.size ?? [0.03, 0.06];
  const shape = blade(1, 0.82, 0.3, 0.55, 0.14, 0.72, [2, 5]);
  const meshes = new InstancedMesh(shape, sheer(options.glow ?? 0.05), count);
  const tints = colors.map((color) => new Color(color));
  const kept: {
    from: Vector3;
    spin: Quaternion;
    axis: Vector3;
    rate: number;
    size: number;
    move: Vector3;
  }[] = [];
  for (let i = 0; i < count; i += 1) {
    const spot = place(random, i);
    if (!spot) continue;
    const spin = new Quaternion();
    if (options.flat) {
      spin.setFromAxisAngle(new Vector3(0, 1, 0), random() * 6.28);
      spin.multiply(
        new Quaternion().setFromAxisAngle(
          new Vector3(1, 0, 0),
          Math.PI / 2 + (random() - 0.5) * 0.4,
        ),
      );
    } else {
      spin.set(random() - 0.5, random() - 0.5, random() - 0.5, random() - 0.5).normalize();
    }
    const drift = options.drift ?? [0, 0, 0];
    meshes.setColorAt(
      kept.length,
      (tints[Math.floor(random() * tints.length)] ?? new Color(1, 1, 1))
        .clone()
        .offsetHSL((random() - 0.5) * 0.02, 0, (random() - 0.5) * 0.1),
    );
    kept.push({
      from: new Vector3(...spot),
      spin,
      axis: new Vector3(random() - 0.5, random() - 0.5, random() - 0.5).normalize(),
      rate: between(random, -1, 1) * (options.drift ? 0.9 : 0),
      size: between(random, small, large),
      move: new Vector3(
        drift[0] * between(random, 0.4, 1.3),
        drift[1] * between(random, 0.4, 1.3),
        drift[2] * between(random, 0.4, 1.3),
      ),
    });
  }
  meshes.count = kept.length;
  meshes.castShadow = true;
  meshes.receiveShadow = true;
  meshes.frustumCulled = false;
  const matrix = new Matrix4();
  const turn = new Quaternion();
  const shutter = (time: number) => {
    kept.forEach((petal, i) => {
      turn.setFromAxisAngle(petal.axis, petal.rate * (time - 0.5)).multiply(petal.spin);
      matrix.compose(
        petal.from.clone().addScaledVector(petal.move, time - 0.5),
        turn,
        new Vector3(petal.size, petal.size, petal.size),
      );
      meshes.setMatrixAt(i, matrix);
    });
    meshes.instanceMatrix.needsUpdate = true;
  };
  shutter(0.5);
  return { object: group(meshes), shutter };
}

const shapes = new Map<string, BufferGeometry>();
const shared = (name: string, make: () => BufferGeometry) => {
  const known = shapes.get(name) ?? make();
  shapes.set(name, known);
  return known;
};

/** Open blossom (peony, rose, lotus) of rings of petals, facing +Y, `radius` wide. */
export function blossom(
  radius: number,
  color: ColorRepresentation,
  seed = 1,
  heart: ColorRepresentation = 0xf2c14e,
): Group {
  const random = seeded(seed);
  const shape = shared('petal', () => blade(1, 0.95, 0.42, -0.6, 0.08, 0.78, [4, 6]));
  const rings = 5;
  const perRing = 7;
  const meshes = new InstancedMesh(shape, sheer(0.05), rings * perRing);
  const holder = new Object3D();
  for (let ring = 0; ring < rings; ring += 1) {
    const open = 1.38 - ring * 0.26;
    for (let i = 0; i < perRing; i += 1) {
      holder.position.set(0, ring * radius * 0.06, 0);
      holder.rotation.set(0, 0, 0);
      holder.rotateY(((i + ring * 0.5) / perRing) * Math.PI * 2 + (random() - 0.5) * 0.3);
      holder.rotateX(open + (random() - 0.5) * 0.22);
      holder.scale.setScalar(radius * (1.02 - ring * 0.12) * between(random, 0.92, 1.08));
      holder.updateMatrix();
      meshes.setMatrixAt(ring * perRing + i, holder.matrix);
      meshes.setColorAt(
        ring * perRing + i,
        new Color(color).offsetHSL(
          (random() - 0.5) * 0.015,
          0,
          0.05 - ring * 0.028 + (random() - 0.5) * 0.05,
        ),
      );
    }
  }
  meshes.castShadow = true;
  meshes.receiveShadow = true;
  return group(
    meshes,
    at(
      smoothLathe(
        [
          [0, 0],
          [radius * 0.16, radius * 0.05],
          [radius * 0.1, radius * 0.24],
          [0, radius * 0.28],
        ],
        matter(heart, 0.8),
        6,
        10,
      ),
      0,
      radius * 0.18,
      0,
    ),
  );
}

/**
 * Flower of the tea plant, facing +Y, `radius` wide, with two of its leaves: round white petals
 * about a tuft of yellow stamens. Fine enough for a close view.
 */
export function teaFlower(radius: number, seed = 1): Group {
  const random = seeded(seed);
  const shape = shared('tea petal', () => blade(1, 1.02, 0.34, -0.5, 0.07, 0.92, [12, 18]));
  const foliage = shared('tea leaf', () => blade(1, 0.4, 0.2, 0.3, 0, 0.75, [8, 18]));
  const white = sheer(0.22);
  const model = group();
  for (let i = 0; i < 6; i += 1) {
    const petal = mesh(shape, white);
    petal.rotation.order = 'YXZ';
    petal.rotation.set(i % 2 ? 0.92 : 1.2, (i / 6) * Math.PI * 2 + between(random, -0.1, 0.1), 0);
    petal.scale.setScalar(radius * between(random, 0.94, 1.04));
    petal.position.y = radius * (i % 2 ? 0.09 : 0.03);
    model.add(petal);
  }
  const thread = matter(0xf2dc9a, 0.7);
  const anther = matter(0xe3a51f, 0.7);
  for (let i = 0; i < 54; i += 1) {
    const turn = i * 2.4;
    const lean = Math.sqrt((i + 0.5) / 54) * 0.72;
    const long = radius * between(random, 0.38, 0.5);
    const tip: Point = [
      Math.sin(lean) * Math.cos(turn) * long,
      Math.cos(lean) * long + radius * 0.08,
      Math.sin(lean) * Math.sin(turn) * long,
    ];
    model.add(
      rod([0, radius * 0.08, 0], tip, radius * 0.012, thread),
      at(mesh(new SphereGeometry(radius * 0.036, 8, 6), anther), ...tip),
    );
  }
  const green = lacquer(0x2c5226, 0.4, 0.5);
  green.side = DoubleSide;
  for (const [turn, length] of [
    [2.4, 1.9],
    [3.6, 1.5],
  ] as const) {
    const leaf = mesh(foliage, green);
    leaf.rotation.order = 'YXZ';
    leaf.rotation.set(1.42, turn, 0);
    leaf.scale.setScalar(radius * length);
    model.add(leaf);
  }
  return model;
}

/** Bank of blossoms and leaves spread over a box about the origin. */
export const flowerBank = (
  width: number,
  height: number,
  depth: number,
  colors: ColorRepresentation[],
  count: number,
  seed = 2,
  size: [number, number] = [0.09, 0.2],
): Group =>
  flowers(
    (random) => [(random() - 0.5) * width, random() ** 0.8 * height, (random() - 0.5) * depth],
    colors,
    count,
    seed,
    size,
  );

/** Blossoms with leaves behind them, each where `place` puts it. */
export function flowers(
  place: (random: Random) => Point,
  colors: ColorRepresentation[],
  count: number,
  seed: number,
  size: [number, number],
): Group {
  const random = seeded(seed);
  const model = group();
  const leaf = new InstancedMesh(
    shared('leaf', () => blade(1, 0.34, 0.24, 0.8, 0, 0.55, [2, 6])),
    new MeshStandardMaterial({ color: 0x3d5a3c, roughness: 0.55, side: DoubleSide }),
    count * 4,
  );
  const holder = new Object3D();
  let n = 0;
  const kinds = [1, 2, 3].flatMap((s) => colors.map((color, k) => blossom(1, color, s * 10 + k)));
  for (let i = 0; i < count; i += 1) {
    const [x, y, z] = place(random);
    const one = (kinds[Math.floor(random() * kinds.length)] as Group).clone();
    one.scale.setScalar(between(random, size[0], size[1]));
    at(one, x, y, z);
    one.rotation.set(between(random, 0.3, 1.25), (random() - 0.5) * 1.6, (random() - 0.5) * 0.9);
    model.add(one);
    for (let k = 0; k < 4; k += 1) {
      holder.position.set(
        x + (random() - 0.5) * 0.24,
        y - 0.02 - random() * 0.1,
        z - random() * 0.12,
      );
      holder.rotation.set(random() * 2 - 0.4, random() * 6.28, random() - 0.5);
      holder.scale.setScalar(between(random, 0.12, 0.3));
      holder.updateMatrix();
      leaf.setMatrixAt(n, holder.matrix);
      leaf.setColorAt(
        n,
        new Color(0x4a6b47).offsetHSL((random() - 0.5) * 0.04, 0, (random() - 0.5) * 0.08),
      );
      n += 1;
    }
  }
  leaf.castShadow = true;
  leaf.receiveShadow = true;
  model.add(leaf);
  return model;
}

/** Potted plant with long leaves, about `height` tall. */
export function pottedPlant(
  height = 1.1,
  seed = 4,
  pot: Material = lacquer(0xdedad2, 0.5, 0.3),
): Group {
  const random = seeded(seed);
  const radius = height * 0.14;
  const leaves = new InstancedMesh(
    shared('long-leaf', () => blade(1, 0.16, 0.2, 1.15)),
    new MeshStandardMaterial({ color: 0x2f5236, roughness: 0.5, side: DoubleSide }),
    26,
  );
  const holder = new Object3D();
  for (let i = 0; i < 26; i += 1) {
    holder.position.set((random() - 0.5) * 0.08, height * 0.27, (random() - 0.5) * 0.08);
    holder.rotation.set(0, 0, 0);
    holder.rotateY(i * 2.4 + random() * 0.4);
    holder.rotateX(between(random, 0.08, 0.85));
    holder.scale.setScalar(height * between(random, 0.5, 0.85));
    holder.updateMatrix();
    leaves.setMatrixAt(i, holder.matrix);
    leaves.setColorAt(
      i,
      new Color(0x7da27a).offsetHSL((random() - 0.5) * 0.05, 0, (random() - 0.5) * 0.16),
    );
  }
  leaves.castShadow = true;
  leaves.receiveShadow = true;
  return group(
    smoothLathe(
      [
        [0, 0.002],
        [radius * 0.72, 0],
        [radius * 0.95, height * 0.12],
        [radius, height * 0.28],
        [radius * 0.9, height * 0.285],
        [radius * 0.85, height * 0.26],
        [0, height * 0.255],
      ],
      pot,
    ),
    leaves,
  );
}

/** Bare or blossoming branch that reaches up to the right. */
export function branch(length: number, colors: ColorRepresentation[], seed = 7): Group {
  const random = seeded(seed);
  const bark = matter(0x3a2a22, 0.85);
  const model = group();
  const grow = (from: Vector3, toward: Vector3, size: number, thick: number, depth: number) => {
    const points: Point[] = [];
    const p = from.clone();
    const d = toward.clone();
    for (let i = 0; i <= 5; i += 1) {
      points.push(p.toArray() as Point);
      p.addScaledVector(d, size / 5);
      d.add(
        new Vector3(random() - 0.5, random() - 0.4, random() - 0.5).multiplyScalar(0.35),
      ).normalize();
      if (depth < 2 && i > 0 && random() < 0.75) {
        grow(
          p.clone(),
          d
            .clone()
            .add(new Vector3(random() - 0.5, random() - 0.3, random() - 0.5).multiplyScalar(1.4))
            .normalize(),
          size * 0.5,
          thick * 0.55,
          depth + 1,
        );
      }
      if (depth > 0 || i > 2) {
        const flower = blossom(
          between(random, 0.02, 0.042) * Math.max(1, length),
          colors[Math.floor(random() * colors.length)] ?? 0xffffff,
          Math.floor(random() * 9),
        );
        flower.position
          .copy(p)
          .add(
            new Vector3((random() - 0.5) * 0.06, (random() - 0.5) * 0.06, (random() - 0.5) * 0.06),
          );
        flower.rotation.set(random() * 2, random() * 6, random() * 2);
        model.add(flower);
      }
    }
    model.add(hose(points, thick, bark, 14));
  };
  grow(new Vector3(), new Vector3(0.5, 0.8, 0).normalize(), length, length * 0.018, 0);
  return model;
}
