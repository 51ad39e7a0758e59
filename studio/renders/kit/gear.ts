import {
  BufferGeometry,
  type ColorRepresentation,
  DoubleSide,
  Float32BufferAttribute,
  type Group,
  type Material,
  Mesh,
  PlaneGeometry,
} from 'three';
import type { Point } from '../engine/shot.ts';
import { black, darkMetal, display, glass, glow, lacquer, matter, rubber } from './materials.ts';
import { at, box, cylinder, group, hose, lathe, mesh, plane, rod, slab } from './shapes.ts';

/** Lens barrel along +Z from its mount, about 0.24 m. */
export function lens(scale = 1): Group {
  const barrel = matter(0x0e0f11, 0.42, 0.3);
  const ring = rubber();
  const model = group(
    lathe(
      [
        [0.036, 0],
        [0.04, 0.01],
        [0.04, 0.05],
        [0.046, 0.06],
        [0.046, 0.13],
        [0.054, 0.15],
        [0.057, 0.22],
        [0.055, 0.235],
        [0.05, 0.235],
        [0.047, 0.2],
      ],
      barrel,
    ),
    at(
      lathe(
        [
          [0.048, 0],
          [0.05, 0.004],
          [0.05, 0.034],
          [0.048, 0.038],
        ],
        ring,
      ),
      0,
      0.072,
      0,
    ),
    at(
      lathe(
        [
          [0.0585, 0],
          [0.0605, 0.004],
          [0.0605, 0.028],
          [0.0585, 0.032],
        ],
        ring,
      ),
      0,
      0.168,
      0,
    ),
    at(
      lathe(
        [
          [0, 0.012],
          [0.025, 0.009],
          [0.048, 0],
        ],
        lacquer(0x0a0d18, 0.05, 1, 0.2),
      ),
      0,
      0.198,
      0,
    ),
  );
  model.rotation.x = Math.PI / 2;
  model.scale.setScalar(scale);
  return group(model);
}

/** Studio camera looking to +Z; origin at its base plate. `screen` is shown on the operator's monitor. */
export function cameraBody(screen?: HTMLCanvasElement, tally?: ColorRepresentation): Group {
  const shell = matter(0x141518, 0.55, 0.2);
  const metal = darkMetal();
  const model = group(
    at(box(0.15, 0.16, 0.3, shell, 0.018), 0, 0.11, -0.02),
    at(box(0.156, 0.06, 0.2, metal, 0.012), 0, 0.07, -0.03),
    at(box(0.12, 0.13, 0.09, matter(0x0a0a0c, 0.7), 0.012), 0, 0.11, -0.22),
    // Thick enough to carry the body without a gap.
    at(box(0.2, 0.03, 0.36, metal, 0.005), 0, 0.017, 0),
    at(lens(1.12), 0, 0.115, 0.13),
    // Rods and matte box.
    rod([0.05, 0.04, 0.1], [0.05, 0.04, 0.42], 0.008, metal),
    rod([-0.05, 0.04, 0.1], [-0.05, 0.04, 0.42], 0.008, metal),
    hose(
      [
        [0, 0.19, 0.12],
        [0, 0.255, 0.1],
        [0, 0.265, 0],
        [0, 0.25, -0.12],
        [0, 0.19, -0.14],
      ],
      0.014,
      rubber(),
      32,
    ),
    at(box(0.03, 0.05, 0.1, shell, 0.008), 0.09, 0.13, 0.02),
  );
  const hood = group();
  for (const [x, y, w, h, tilt] of [
    [0, 0.085, 0.21, 0.006, [-0.35, 0]],
    [0, -0.085, 0.21, 0.006, [0.35, 0]],
    [0.105, 0, 0.006, 0.17, [0, 0.35]],
    [-0.105, 0, 0.006, 0.17, [0, -0.35]],
  ] as const) {
    const flap = box(w, h, 0.13, black(), 0.002);
    flap.position.set(x, y, 0.05);
    flap.rotation.set(tilt[0], tilt[1], 0);
    hood.add(flap);
  }
  hood.add(
    at(box(0.2, 0.016, 0.02, shell), 0, 0.075, -0.015),
    at(box(0.2, 0.016, 0.02, shell), 0, -0.075, -0.015),
  );
  hood.add(
    // Up to the lens, so that no light shows between it and the hood.
    at(box(0.04, 0.16, 0.02, shell), 0.083, 0, -0.015),
    at(box(0.04, 0.16, 0.02, shell), -0.083, 0, -0.015),
  );
  model.add(at(hood, 0, 0.115, 0.4));
  if (screen) {
    const monitor = group(
      slab(0.21, 0.135, 0.024, 0.01, shell),
      at(plane(0.192, 0.117, display(screen, 1.4)), 0, 0, 0.0135),
    );
    monitor.rotation.y = Math.PI;
    monitor.rotation.x = 0.12;
    model.add(
      at(group(monitor), -0.05, 0.35, -0.03),
      rod([0, 0.25, 0.02], [-0.03, 0.3, -0.01], 0.008, metal),
    );
  }
  if (tally !== undefined) {
    // Large and dim enough to stay one disc when it is out of focus.
    const lampGlow = box(0.036, 0.022, 0.01, black(), 0.004);
    lampGlow.material = glow(tally, 3.4);
    model.add(at(lampGlow, 0, 0.2, 0.128));
    const behind = lampGlow.clone();
    model.add(at(behind, 0, 0.2, -0.175));
  }
  return model;
}

/** Tripod with fluid head; its top is at `height`. */
export function tripod(height: number, spread = 0.62): Group {
  const metal = darkMetal();
  const model = group(
    at(cylinder(0.055, 0.07, metal), 0, height - 0.2, 0),
    at(cylinder(0.075, 0.066, matter(0x101114, 0.5)), 0, height - 0.26, 0),
    at(box(0.1, 0.1, 0.12, metal, 0.02), 0, height - 0.08, 0),
    at(box(0.09, 0.03, 0.16, matter(0x101114, 0.5), 0.008), 0, height - 0.015, 0),
    // The pan handle, out of a joint at the side of the head.
    rod([0.04, height - 0.084, -0.02], [0.09, height - 0.084, -0.02], 0.02, metal),
    rod([0.07, height - 0.084, -0.02], [0.18, height - 0.2, -0.5], 0.009, metal),
    rod([0.157, height - 0.176, -0.4], [0.185, height - 0.205, -0.52], 0.016, rubber()),
  );
  for (let i = 0; i < 3; i += 1) {
    const a = (i / 3) * Math.PI * 2 + Math.PI / 6;
    const [x, z] = [Math.cos(a), Math.sin(a)];
    const side: Point = [-z * 0.022, 0, x * 0.022];
    for (const s of [1, -1]) {
      model.add(
        rod(
          [x * 0.06 + side[0] * s, height - 0.26, z * 0.06 + side[2] * s],
          [x * spread * 0.62 + side[0] * s, height * 0.36, z * spread * 0.62 + side[2] * s],
          0.012,
          metal,
        ),
      );
    }
    model.add(
      rod(
        [x * spread * 0.5, height * 0.47, z * spread * 0.5],
        [x * spread, 0.02, z * spread],
        0.013,
        matter(0x1c1e22, 0.4, 0.6),
      ),
    );
    model.add(
      rod([0, height * 0.3, 0], [x * spread * 0.7, height * 0.27, z * spread * 0.7], 0.007, metal),
    );
    model.add(at(cylinder(0.03, 0.022, rubber()), x * spread, 0, z * spread));
  }
  return model;
}

/** Camera on tripod, looking to +Z; the lens is near `height`. */
export function cameraOnTripod(
  height = 1.35,
  screen?: HTMLCanvasElement,
  tally?: ColorRepresentation,
): Group {
  return group(tripod(height - 0.1), at(cameraBody(screen, tally), 0, height - 0.1, 0));
}

/** Camera on a studio pedestal with steering ring. */
export function cameraOnPedestal(
  height = 1.35,
  screen?: HTMLCanvasElement,
  tally?: ColorRepresentation,
): Group {
  const metal = darkMetal();
  const base = group(
    at(cylinder(0.075, height * 0.5, matter(0x24272c, 0.4, 0.5)), 0, 0.18, 0),
    at(cylinder(0.05, height - 0.4, metal), 0, 0.25, 0),
    hose(
      Array.from({ length: 25 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2;
        return [Math.cos(a) * 0.26, height - 0.42, Math.sin(a) * 0.26] as Point;
      }),
      0.014,
      rubber(),
      96,
    ),
  );
  for (let i = 0; i < 3; i += 1) {
    const a = (i / 3) * Math.PI * 2 + Math.PI / 2;
    const [x, z] = [Math.cos(a), Math.sin(a)];
    base.add(rod([0, 0.2, 0], [x * 0.42, 0.13, z * 0.42], 0.04, matter(0x1b1d21, 0.45, 0.4), 0.03));
    base.add(at(cylinder(0.08, 0.12, matter(0x101114, 0.6)), x * 0.42, 0.01, z * 0.42));
    base.add(rod([0, height - 0.42, 0], [x * 0.26, height - 0.42, z * 0.26], 0.01, metal));
  }
  return group(
    base,
    at(box(0.12, 0.16, 0.14, metal, 0.02), 0, height - 0.17, 0),
    at(cameraBody(screen, tally), 0, height - 0.1, 0),
  );
}

/** Rectangle across the lens: half its width, its lower and its upper edge. */
type Rim = [half: number, low: [y: number, z: number], high: [y: number, z: number]];

/** Four sides of cloth between two rectangles. */
function hood(back: Rim, front: Rim, material: Material): Mesh {
  const corners = ([half, low, high]: Rim): Point[] => [
    [-half, ...low],
    [half, ...low],
    [half, ...high],
    [-half, ...high],
  ];
  const [a, b] = [corners(back), corners(front)];
  const sides = [0, 1, 2, 3].flatMap((i) => {
    const next = (i + 1) % 4;
    return [a[i], a[next], b[next], a[i], b[next], b[i]] as Point[];
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(sides.flat(), 3));
  geometry.computeVertexNormals();
  return mesh(geometry, material);
}

/** Teleprompter to be placed in front of a lens; shows lines on its glass. */
export function teleprompter(lines: HTMLCanvasElement): Group {
  const shell = matter(0x0c0d0f, 0.75);
  const cloth = matter(0x101114, 0.9);
  cloth.side = DoubleSide;
  // Its lower edge lies at the lens, its upper edge leans over the screen: the screen's light goes to the reader.
  const pane = group(
    new Mesh(new PlaneGeometry(0.36, 0.36), glass(0x1c222c, 0.55)),
    at(plane(0.32, 0.24, display(lines, 0.9)), 0, 0, 0.002),
    at(box(0.38, 0.012, 0.012, shell, 0.003), 0, 0.18, 0),
    at(box(0.012, 0.36, 0.012, shell, 0.003), 0.185, 0, 0),
    at(box(0.012, 0.36, 0.012, shell, 0.003), -0.185, 0, 0),
  );
  pane.rotation.x = Math.PI / 4;
  // Upside down: the glass turns it over.
  const screen = plane(0.32, 0.24, display(lines, 0.9));
  screen.rotation.x = -Math.PI / 2;
  screen.scale.y = -1;
  const reach = 0.18 * Math.SQRT1_2;
  return group(
    at(pane, 0, 0.13, 0.05),
    // Keeps light off the back of the glass; it reaches over the matte box, whose corners are open.
    hood(
      [0.135, [0.012, -0.24], [0.238, -0.24]],
      [0.185, [0.13 - reach, 0.046 - reach], [0.13 + reach, 0.046 + reach]],
      cloth,
    ),
    at(box(0.42, 0.03, 0.34, shell, 0.008), 0, -0.02, 0.08),
    at(screen, 0, -0.004, 0.08),
    // From the camera's plate, below the lens.
    ...[-0.07, 0.07].map((x) => rod([x, 0.016, -0.46], [x, -0.02, -0.06], 0.009, darkMetal())),
  );
}

/** Flat monitor, front at +Z, centred on its panel; with a foot that reaches `foot` below. `shell` is frame and foot. */
export function monitor(
  picture: HTMLCanvasElement,
  width = 0.6,
  power = 1.2,
  foot = 0,
  shell?: Material,
): Group {
  const height = (width * picture.height) / picture.width;
  const model = group(
    slab(width + 0.022, height + 0.022, 0.03, 0.01, shell ?? black()),
    at(plane(width, height, display(picture, power)), 0, 0, 0.0165),
  );
  if (foot > 0) {
    const metal = shell ?? darkMetal();
    model.add(
      at(box(0.05, foot, 0.02, metal, 0.006), 0, -foot / 2, -0.03),
      at(box(width * 0.4, 0.014, 0.2, metal, 0.006), 0, -foot + 0.007, -0.02),
    );
  }
  return model;
}

/** Monitor on a floor stand. */
export function standMonitor(
  picture: HTMLCanvasElement,
  width = 1.0,
  centre = 1.25,
  power = 1.1,
): Group {
  const metal = darkMetal();
  return group(
    at(monitor(picture, width, power), 0, centre, 0),
    rod([0, 0.06, -0.05], [0, centre, -0.05], 0.028, metal),
    at(box(0.7, 0.03, 0.5, metal, 0.012), 0, 0.03, -0.05),
  );
}

export function laptop(picture: HTMLCanvasElement, open = 108): Group {
  const shell = matter(0x9a9ea6, 0.44, 0.9);
  const lid = group(
    slab(0.34, 0.23, 0.008, 0.012, shell),
    at(plane(0.322, 0.206, display(picture, 1.2)), 0, 0.002, 0.0046),
  );
  lid.position.set(0, 0.115, 0);
  const hinge = group(lid);
  hinge.position.set(0, 0.016, -0.115);
  hinge.rotation.x = -((open - 90) * Math.PI) / 180;
  const base = slab(0.34, 0.24, 0.015, 0.012, shell);
  base.rotation.x = -Math.PI / 2;
  base.position.y = 0.009;
  const keys = slab(0.29, 0.1, 0.002, 0.006, matter(0x101114, 0.7));
  keys.rotation.x = -Math.PI / 2;
  keys.position.set(0, 0.0172, -0.03);
  // Flush with the base: its bevel and its shadow would be finer than a pixel.
  const pad = slab(0.11, 0.065, 0.0006, 0.005, matter(0x6c7078, 0.45, 0.8), 0.0001);
  pad.castShadow = false;
  pad.rotation.x = -Math.PI / 2;
  pad.position.set(0, 0.0165, 0.07);
  return group(base, keys, pad, hinge);
}

/** Upright phone, front at +Z, centred; about 0.155 m tall at scale 1. */
export function phone(
  picture: HTMLCanvasElement,
  power = 1.3,
  frame: ColorRepresentation = 0x2b2e35,
): Group {
  const [w, h] = [0.0745, 0.155];
  const front = slab(w - 0.003, h - 0.003, 0.001, 0.0125, black(), 0.0004);
  front.position.z = 0.0043;
  const face = slab(w - 0.006, h - 0.006, 0.0006, 0.011, display(picture, power), 0.0002);
  // Extruded faces have millimetre coordinates: map them to the drawing.
  const position = face.geometry.attributes.position as {
    count: number;
    getX(i: number): number;
    getY(i: number): number;
  };
  const uv = face.geometry.attributes.uv as { setXY(i: number, x: number, y: number): void };
  for (let i = 0; i < position.count; i += 1) {
    uv.setXY(i, position.getX(i) / (w - 0.006) + 0.5, position.getY(i) / (h - 0.006) + 0.5);
  }
  face.position.z = 0.0051;
  face.castShadow = false;
  const island = slab(0.03, 0.034, 0.003, 0.009, matter(0x15171b, 0.25, 0.6));
  island.position.set(-0.018, 0.052, -0.005);
  return group(
    slab(w, h, 0.0085, 0.0135, matter(frame, 0.25, 0.95), 0.0022),
    front,
    face,
    island,
    ...[0.045, 0.059]
      .map((y) => at(cylinder(0.0062, 0.002, lacquer(0x050608, 0.1)), -0.018, y, -0.0068))
      .map((m) => {
        m.rotation.x = -Math.PI / 2;
        return m;
      }),
    at(box(0.0018, 0.02, 0.004, matter(frame, 0.25, 0.95), 0.0008), w / 2, 0.025, 0),
  );
}

/** Ring light, front at +Z, centred. */
export function ringLight(radius: number, color: ColorRepresentation = 0xffffff, power = 5): Group {
  const tube = radius * 0.13;
  const ring = lathe(
    Array.from({ length: 17 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2;
      return [radius + Math.cos(a) * tube, Math.sin(a) * tube * 0.55] as [number, number];
    }),
    matter(0x17191d, 0.5),
    96,
  );
  const light = lathe(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * Math.PI;
      return [radius + Math.cos(a) * tube * 0.82, Math.sin(a) * tube * 0.5 + 0.004] as [
        number,
        number,
      ];
    }),
    black(),
    96,
  );
  light.material = glow(color, power);
  light.castShadow = false;
  const both = group(ring, light);
  both.rotation.x = Math.PI / 2;
  return group(both);
}

/**
 * Shotgun microphone on a boom: stand at the origin, arm to `reach` metres at +X, `height` metres up.
 * The microphone hangs from the end of the arm and looks down.
 */
export function boomMicrophone(reach = 1.3, height = 2.3): Group {
  const metal = darkMetal();
  const joint: Point = [0, height - 0.28, 0];
  const end: Point = [reach, height, 0];
  const away = 0.42 / reach;
  const behind: Point = [-reach * away, joint[1] - (height - joint[1]) * away, 0];
  const foam = matter(0x101114, 0.95);
  const feet = [0, 120, 240].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return rod([0, 0.3, 0], [Math.cos(a) * 0.42, 0.012, Math.sin(a) * 0.42], 0.011, metal);
  });
  const microphone = group(
    cylinder(0.012, 0.16, matter(0x16181c, 0.4, 0.5)),
    at(cylinder(0.022, 0.2, foam, 0.02, 0.014), 0, -0.19, 0),
  );
  microphone.rotation.z = 0.22;
  return group(
    ...feet,
    rod([0, 0.02, 0], joint, 0.014, metal),
    rod(behind, end, 0.01, metal),
    at(cylinder(0.034, 0.12, metal), behind[0], behind[1] - 0.06, behind[2]),
    at(cylinder(0.026, 0.06, metal), 0, joint[1] - 0.03, 0),
    rod(end, [reach, height - 0.07, 0], 0.006, metal),
    at(group(microphone), reach, height - 0.2, 0),
  );
}

/** Microphone on a table stand, leaning to +Z. */
export function tableMicrophone(): Group {
  const metal = darkMetal();
  const capsule = group(
    cylinder(0.024, 0.07, matter(0x16181c, 0.4, 0.5)),
    at(cylinder(0.026, 0.075, matter(0x6a707a, 0.45, 0.85), 0.024, 0.012), 0, 0.07, 0),
  );
  capsule.rotation.x = 0.5;
  return group(
    cylinder(0.065, 0.014, metal),
    rod([0, 0.01, 0], [0, 0.17, 0], 0.008, metal),
    at(group(capsule), 0, 0.16, 0),
  );
}

/** Road case with metal edges. */
export function roadCase(width = 0.8, height = 0.5, depth = 0.5): Group {
  const edge = matter(0xa9adb4, 0.35, 0.95);
  const model = group(
    at(box(width, height, depth, matter(0x101114, 0.6), 0.01), 0, height / 2 + 0.07, 0),
  );
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      model.add(
        at(
          box(0.025, height + 0.01, 0.025, edge, 0.004),
          (x * (width - 0.01)) / 2,
          height / 2 + 0.07,
          (z * (depth - 0.01)) / 2,
        ),
      );
      model.add(
        at(cylinder(0.035, 0.06, rubber()), x * (width / 2 - 0.08), 0, z * (depth / 2 - 0.08)),
      );
    }
    for (const y of [0.075, height + 0.065]) {
      model.add(at(box(0.025, 0.025, depth, edge, 0.004), (x * (width - 0.01)) / 2, y, 0));
      model.add(at(box(width, 0.025, 0.025, edge, 0.004), 0, y, (x * (depth - 0.01)) / 2));
    }
  }
  return model;
}
