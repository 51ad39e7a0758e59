import {
  BoxGeometry,
  BufferGeometry,
  type ColorRepresentation,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  type Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Shape,
} from 'three';
import { type GlossOptions, glossMaterial } from '../engine/mirror.ts';
import type { PanelLamp, Point } from '../engine/shot.ts';
import {
  black,
  cloth,
  darkMetal,
  display,
  glow,
  grain,
  matter,
  rubber,
  texture,
} from './materials.ts';
import { at, box, cylinder, group, hose, lathe, mesh, plane, rod, slab } from './shapes.ts';

/** Studio floor: dark, slightly uneven gloss with true reflections. */
export function floor(options: GlossOptions & { size?: number } = {}): Mesh {
  const { size = 40, ...gloss } = options;
  const model = new Mesh(
    new PlaneGeometry(size, size),
    glossMaterial({
      color: 0x121317,
      roughness: 0.55,
      reflect: 0.035,
      blur: 0.16,
      // Panels of a room stand in it: the mirror shows them.
      glare: false,
      roughnessMap: texture(grain(512, 11, 2, 0.35), [size / 4, size / 4]),
      ...gloss,
    }),
  );
  model.rotation.x = -Math.PI / 2;
  model.receiveShadow = true;
  return model;
}

/** Section of a cyclorama from its top to its front edge, as [height, distance from its back] pairs. */
export function cycloramaSection(height: number, depth: number, curve: number): [number, number][] {
  const steps = 24;
  const section: [number, number][] = [[height, 0]];
  for (let i = 0; i <= steps; i += 1) {
    const a = (i / steps) * (Math.PI / 2);
    section.push([curve - Math.sin(a) * curve, curve - Math.cos(a) * curve]);
  }
  section.push([0.004, depth]);
  return section;
}

/** Wall that flows into the floor in a curve; opens to +Z, back at z = 0. `sides` adds a returning wall: -1 left, 1 right, 0 both. */
export function cyclorama(
  width: number,
  height: number,
  depth: number,
  color: ColorRepresentation,
  curve = 0.9,
): Group {
  const position: number[] = [];
  const index: number[] = [];
  cycloramaSection(height, depth, curve).forEach(([y, z], i) => {
    position.push(-width / 2, Math.max(y, 0.004), z, width / 2, Math.max(y, 0.004), z);
    if (i > 0) {
      const b = i * 2;
      index.push(b - 2, b, b - 1, b - 1, b, b + 1);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const paint = new MeshLambertMaterial({ color, side: DoubleSide });
  const frame = matter(0x15161a, 0.7);
  return group(
    mesh(geometry, paint),
    at(box(width + 0.08, height, 0.06, frame, 0.01), 0, height / 2, -0.05),
    at(box(0.05, height, 0.12, frame, 0.01), -width / 2 - 0.03, height / 2, 0.0),
    at(box(0.05, height, 0.12, frame, 0.01), width / 2 + 0.03, height / 2, 0.0),
    at(box(width + 0.1, 0.05, 0.12, frame, 0.01), 0, height + 0.02, 0),
  );
}

/** Wall of slats or padded squares for the sound; front at +Z. */
export function acousticWall(
  width: number,
  height: number,
  style: 'slats' | 'pads' = 'slats',
  color: ColorRepresentation = 0x1a1c21,
): Group {
  const back = at(box(width, height, 0.08, matter(0x0b0c0e, 0.9), 0.005), 0, height / 2, -0.06);
  if (style === 'slats') {
    const count = Math.floor(width / 0.11);
    const slats = new InstancedMesh(
      new BoxGeometry(0.055, height, 0.05),
      matter(color, 0.65),
      count,
    );
    for (let i = 0; i < count; i += 1) {
      slats.setMatrixAt(
        i,
        new Matrix4().makeTranslation(-width / 2 + 0.055 + i * 0.11, height / 2, 0),
      );
    }
    slats.castShadow = true;
    slats.receiveShadow = true;
    return group(back, slats);
  }
  const pads = group(back);
  const pad = cloth(color, 8, 6);
  const [nx, ny] = [Math.round(width / 0.6), Math.round(height / 0.6)];
  for (let i = 0; i < nx; i += 1) {
    for (let j = 0; j < ny; j += 1) {
      pads.add(
        at(
          box(width / nx - 0.02, height / ny - 0.02, 0.07, pad, 0.03),
          (i + 0.5) * (width / nx) - width / 2,
          (j + 0.5) * (height / ny),
          0,
        ),
      );
    }
  }
  return pads;
}

/** Square truss along X, centred. */
export function truss(
  length: number,
  size = 0.29,
  material: Material = matter(0x8b9098, 0.35, 0.95),
): Group {
  const h = size / 2;
  const model = group();
  for (const [y, z] of [
    [h, h],
    [h, -h],
    [-h, h],
    [-h, -h],
  ] as const) {
    model.add(rod([-length / 2, y, z], [length / 2, y, z], 0.024, material));
  }
  const count = Math.round(length / (size * 1.2));
  const pitch = length / count;
  const diagonal = Math.hypot(pitch, size);
  const turn = Math.atan2(size, pitch);
  const braces = new InstancedMesh(new BoxGeometry(diagonal, 0.016, 0.016), material, count * 4);
  let n = 0;
  for (let i = 0; i < count; i += 1) {
    const x = -length / 2 + (i + 0.5) * pitch;
    const lean = i % 2 ? turn : -turn;
    for (const side of [h, -h]) {
      braces.setMatrixAt(
        n,
        new Matrix4().makeTranslation(x, 0, side).multiply(new Matrix4().makeRotationZ(lean)),
      );
      n += 1;
      braces.setMatrixAt(
        n,
        new Matrix4()
          .makeTranslation(x, side, 0)
          .multiply(new Matrix4().makeRotationX(Math.PI / 2))
          .multiply(new Matrix4().makeRotationZ(lean)),
      );
      n += 1;
    }
  }
  braces.castShadow = true;
  model.add(braces);
  return model;
}

/** Theatre lantern hung below its origin, looking at a point of its own space. */
export function lantern(
  from: Point,
  to: Point,
  color: ColorRepresentation = 0xfff1dc,
  power = 6,
): Group {
  const body = matter(0x121316, 0.5, 0.4);
  const head = group(
    lathe(
      [
        [0, -0.2],
        [0.085, -0.2],
        [0.1, -0.17],
        [0.1, 0.12],
        [0.125, 0.16],
        [0.125, 0.24],
        [0.112, 0.24],
        [0.105, 0.18],
      ],
      body,
      32,
    ),
    at(mesh(new PlaneGeometry(0.19, 0.19), glow(color, power)), 0, 0.175, 0),
  );
  const disc = head.children[1] as Mesh;
  disc.geometry = lathe(
    [
      [0, 0],
      [0.1, 0],
    ],
    body,
    32,
  ).geometry;
  disc.castShadow = false;
  (disc.material as MeshBasicMaterial).side = DoubleSide;
  // Barn doors.
  for (let i = 0; i < 4; i += 1) {
    const leaf = at(box(0.2, 0.005, 0.16, body, 0.002), 0, 0, 0);
    const holder = group(leaf);
    leaf.position.set(0, 0.3, 0.16);
    leaf.rotation.x = 1.2;
    holder.rotation.y = (i * Math.PI) / 2;
    head.add(holder);
  }
  const aim = group(head);
  head.rotation.x = Math.PI / 2;
  aim.position.set(...from);
  aim.lookAt(...to);
  const yoke = group(
    aim,
    rod([from[0] - 0.13, from[1], from[2]], [from[0] - 0.13, from[1] + 0.22, from[2]], 0.01, body),
    rod([from[0] + 0.13, from[1], from[2]], [from[0] + 0.13, from[1] + 0.22, from[2]], 0.01, body),
    rod(
      [from[0] - 0.13, from[1] + 0.22, from[2]],
      [from[0] + 0.13, from[1] + 0.22, from[2]],
      0.01,
      body,
    ),
    rod([from[0], from[1] + 0.22, from[2]], [from[0], from[1] + 0.34, from[2]], 0.014, body),
  );
  return yoke;
}

/** Softbox seen as a thing, with the lamp that makes its light. `power` is the brightness of its face; candela come to power × area. */
export function softbox(
  from: Point,
  to: Point,
  width: number,
  height: number,
  power: number,
  color: ColorRepresentation = 0xfff4e6,
  stand = true,
): { object: Group; lamp: PanelLamp } {
  const shell = matter(0x0d0e10, 0.8);
  const face = new Mesh(new PlaneGeometry(width * 0.96, height * 0.96), glow(color, power));
  const shape = new Shape();
  shape.moveTo(-width / 2, 0);
  shape.lineTo(width / 2, 0);
  shape.lineTo(width * 0.16, -0.4);
  shape.lineTo(-width * 0.16, -0.4);
  const rim = group(
    at(box(width, 0.03, 0.06, shell, 0.01), 0, height / 2, 0),
    at(box(width, 0.03, 0.06, shell, 0.01), 0, -height / 2, 0),
    at(box(0.03, height, 0.06, shell, 0.01), width / 2, 0, 0),
    at(box(0.03, height, 0.06, shell, 0.01), -width / 2, 0, 0),
  );
  const cone = mesh(
    new ExtrudeGeometry(shape, { depth: height * 0.8, bevelEnabled: false }),
    shell,
  );
  cone.rotation.x = Math.PI / 2;
  cone.position.set(0, height * 0.4, -0.02);
  const head = group(face, rim, cone, at(box(0.14, 0.16, 0.2, shell), 0, 0, -0.48));
  head.position.set(...from);
  head.lookAt(...to);
  const object = group(head);
  if (stand) object.add(lightStand(from[0], from[2], from[1] - 0.05));
  // The shell must not stop the light that leaves its face.
  const lamp: PanelLamp = {
    kind: 'panel',
    at: from,
    to,
    width,
    height,
    power: power * width * height,
    color,
  };
  return { object, lamp };
}

/** Three-legged light stand. */
export function lightStand(x: number, z: number, height: number): Group {
  const metal = darkMetal();
  const model = group(rod([0, 0.12, 0], [0, height, 0], 0.016, metal, 0.012));
  for (let i = 0; i < 3; i += 1) {
    const a = (i / 3) * Math.PI * 2 + 0.4;
    model.add(rod([0, 0.5, 0], [Math.cos(a) * 0.5, 0.015, Math.sin(a) * 0.5], 0.011, metal));
    model.add(rod([0, 0.2, 0], [Math.cos(a) * 0.28, 0.23, Math.sin(a) * 0.28], 0.008, metal));
  }
  return at(model, x, 0, z);
}

/** LED wall showing a drawing, front at +Z, foot at y = `foot`; curved towards the viewer by `bend` radians in all. */
export function ledWall(
  picture: HTMLCanvasElement,
  width: number,
  height: number,
  power = 1,
  foot = 0.12,
  bend = 0,
): Group {
  const columns = 48;
  const face = new PlaneGeometry(width, height, columns, 1);
  const position = face.attributes.position as Float32BufferAttribute;
  const place = (x: number): [number, number] => {
    if (!bend) return [x, 0];
    const radius = width / bend;
    const a = x / radius;
    return [Math.sin(a) * radius, (1 - Math.cos(a)) * radius];
  };
  for (let i = 0; i < position.count; i += 1) {
    const [x, z] = place(position.getX(i));
    position.setX(i, x);
    position.setZ(i, z);
  }
  face.computeVertexNormals();
  const screen = new Mesh(face, display(picture, power));
  screen.position.set(0, foot + height / 2, 0.002);
  const model = group(screen);
  const frame = matter(0x0a0b0d, 0.6);
  const pieces = bend ? 16 : 1;
  for (let i = 0; i < pieces; i += 1) {
    const x = ((i + 0.5) / pieces - 0.5) * width;
    const [px, pz] = place(x);
    const turn = bend ? (-x / (width / bend)) * (180 / Math.PI) : 0;
    const w = width / pieces + 0.02;
    model.add(
      at(box(w, height + 0.06, 0.1, frame, 0.004), px, foot + height / 2, pz - 0.056, turn),
    );
    model.add(at(box(w, foot, 0.3, frame, 0.01), px, foot / 2, pz - 0.12, turn));
  }
  return model;
}

/** Tape cross where the presenter stands. */
export function mark(color: ColorRepresentation = 0xe8e2d4): Group {
  const tape = matter(color, 0.7);
  return group(
    at(box(0.3, 0.002, 0.045, tape, 0.0008), 0, 0.0032, 0),
    at(box(0.045, 0.002, 0.3, tape, 0.0008), 0, 0.0042, 0),
  );
}

/** Cable lying on the floor along points of the plane. */
export function floorCable(points: [number, number][], radius = 0.009): Mesh {
  return hose(
    points.map(([x, z]) => [x, radius, z] as Point),
    radius,
    rubber(),
    120,
  );
}

/** Round or oblong podium with a lit edge. */
export function podium(
  radius: number,
  height: number,
  color: ColorRepresentation,
  edge?: ColorRepresentation,
  power = 3,
): Group {
  const model = group(cylinder(radius, height, matter(color, 0.5), radius, 0.015));
  if (edge !== undefined) {
    const ring = lathe(
      [
        [radius + 0.004, 0.012],
        [radius + 0.012, 0.018],
        [radius + 0.012, 0.034],
        [radius + 0.004, 0.04],
      ],
      black(),
      96,
    );
    ring.material = glow(edge, power);
    ring.castShadow = false;
    model.add(ring);
  }
  return model;
}

/** Luminous bar between two points, without a lamp of its own. */
export function neon(
  from: Point,
  to: Point,
  color: ColorRepresentation,
  power = 4,
  radius = 0.012,
): Mesh {
  const bar = rod(from, to, radius, black());
  bar.material = glow(color, power);
  bar.castShadow = false;
  return bar;
}

/** Flat panel with a drawing on a stand, for backdrops. */
export function board(picture: HTMLCanvasElement, width: number, height: number, power = 1): Group {
  return group(
    slab(width + 0.04, height + 0.04, 0.05, 0.015, black()),
    at(plane(width, height, display(picture, power)), 0, 0, 0.027),
  );
}
