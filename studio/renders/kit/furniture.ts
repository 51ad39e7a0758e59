import type { ColorRepresentation, Group, Material } from 'three';
import { black, cloth, darkMetal, glow, lacquer, matter, wood } from './materials.ts';
import { at, box, cylinder, group, hose, lathe, rod, slab, smoothLathe } from './shapes.ts';

/** Table with slim steel legs; top at `height`. */
export function table(
  width = 1.8,
  depth = 0.8,
  height = 0.75,
  top: Material = wood('#8a6242', '#4a2f1a'),
): Group {
  const leg = darkMetal();
  const model = group(at(box(width, 0.04, depth, top, 0.012), 0, height - 0.02, 0));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      model.add(
        rod(
          [x * (width / 2 - 0.08), height - 0.04, z * (depth / 2 - 0.08)],
          [x * (width / 2 - 0.05), 0, z * (depth / 2 - 0.05)],
          0.018,
          leg,
          0.014,
        ),
      );
    }
  }
  return model;
}

/** Presenter's counter: closed front with a lit seam. */
export function counter(
  width = 2,
  depth = 0.7,
  height = 0.9,
  front: Material = matter(0x1d2026, 0.45),
  seam?: ColorRepresentation,
  power = 3,
): Group {
  const model = group(
    at(slabTop(width + 0.08, depth + 0.06, 0.045), 0, height - 0.022, 0),
    at(box(width, height - 0.1, depth - 0.08, front, 0.03), 0, (height - 0.1) / 2 + 0.05, -0.02),
    at(box(width - 0.1, 0.05, depth - 0.2, black(), 0.01), 0, 0.025, -0.02),
  );
  if (seam !== undefined) {
    const light = box(width - 0.02, 0.018, 0.012, black(), 0.004);
    light.material = glow(seam, power);
    light.castShadow = false;
    model.add(at(light, 0, height - 0.065, depth / 2 - 0.055));
  }
  return model;
}

const slabTop = (width: number, depth: number, thick: number) =>
  box(width, thick, depth, lacquer(0x121418, 0.25, 0.8), 0.014);

/** Curved news desk open to the back, front to +Z. */
export function newsDesk(
  radius: number,
  arc: number,
  height: number,
  front: Material,
  seam: ColorRepresentation,
  power = 3,
): Group {
  const model = group();
  const pieces = 28;
  const step = arc / pieces;
  const light = glow(seam, power);
  const top = lacquer(0x1a1d24, 0.2, 1);
  for (let i = 0; i < pieces; i += 1) {
    const a = -arc / 2 + (i + 0.5) * step;
    const width = 2 * radius * Math.sin(step / 2) + 0.012;
    const [x, z] = [Math.sin(a) * radius, Math.cos(a) * radius - radius];
    const piece = group(
      at(box(width, height - 0.12, 0.05, front, 0.002), 0, (height - 0.12) / 2 + 0.06, 0),
      at(box(width * 1.03, 0.045, 0.62, top, 0.004), 0, height - 0.022, -0.23),
    );
    for (const [y, h] of [
      [height - 0.07, 0.016],
      [0.07, 0.022],
    ] as const) {
      const bar = box(width * 1.01, h, 0.014, black(), 0.002);
      bar.material = light;
      bar.castShadow = false;
      piece.add(at(bar, 0, y, 0.026));
    }
    model.add(at(piece, x, 0, z, (a * 180) / Math.PI));
  }
  return model;
}

/** Office or studio chair, front to +Z. */
export function chair(color: ColorRepresentation = 0x24272d): Group {
  const fabric = cloth(color, 5, 8);
  const metal = darkMetal();
  const back = box(0.46, 0.5, 0.06, fabric, 0.03);
  back.rotation.x = -0.14;
  const model = group(
    at(box(0.5, 0.08, 0.48, fabric, 0.035), 0, 0.46, 0),
    at(back, 0, 0.78, -0.25),
    rod([0, 0.46, -0.2], [0, 0.6, -0.26], 0.025, metal),
    rod([0, 0.1, 0], [0, 0.44, 0], 0.028, metal),
  );
  for (let i = 0; i < 5; i += 1) {
    const a = (i / 5) * Math.PI * 2;
    model.add(rod([0, 0.11, 0], [Math.cos(a) * 0.3, 0.07, Math.sin(a) * 0.3], 0.018, metal));
    model.add(at(cylinder(0.028, 0.05, black()), Math.cos(a) * 0.3, 0, Math.sin(a) * 0.3));
  }
  return model;
}

/** Soft armchair, front to +Z. */
export function armchair(color: ColorRepresentation = 0xc9b8a4): Group {
  const fabric = cloth(color, 6, 10);
  const back = box(0.74, 0.56, 0.18, fabric, 0.08);
  back.rotation.x = -0.16;
  const model = group(
    at(box(0.76, 0.2, 0.7, fabric, 0.08), 0, 0.36, 0),
    at(back, 0, 0.66, -0.3),
    at(box(0.14, 0.34, 0.66, fabric, 0.06), 0.4, 0.46, -0.01),
    at(box(0.14, 0.34, 0.66, fabric, 0.06), -0.4, 0.46, -0.01),
  );
  const legs = wood('#7a5436', '#3e2614');
  for (const x of [-0.34, 0.34]) {
    for (const z of [-0.26, 0.28])
      model.add(rod([x, 0.27, z], [x * 1.06, 0, z * 1.06], 0.02, legs, 0.014));
  }
  return model;
}

/** High stool. */
export function stool(height = 0.7, seat: Material = matter(0x9a7a5a, 0.5)): Group {
  const metal = darkMetal();
  return group(
    at(
      smoothLathe(
        [
          [0, 0],
          [0.16, 0],
          [0.18, 0.02],
          [0.17, 0.045],
          [0, 0.05],
        ],
        seat,
      ),
      0,
      height - 0.05,
      0,
    ),
    rod([0, 0.03, 0], [0, height - 0.05, 0], 0.022, metal),
    lathe(
      [
        [0, 0],
        [0.2, 0],
        [0.2, 0.012],
        [0.06, 0.03],
        [0, 0.03],
      ],
      metal,
    ),
    hose(
      Array.from(
        { length: 19 },
        (_, i) =>
          [Math.cos((i / 18) * 6.283) * 0.13, 0.26, Math.sin((i / 18) * 6.283) * 0.13] as [
            number,
            number,
            number,
          ],
      ),
      0.009,
      metal,
      60,
    ),
  );
}

/** Block for goods. */
export function plinth(width: number, height: number, depth: number, material: Material): Group {
  return group(at(box(width, height, depth, material, 0.012), 0, height / 2, 0));
}

/** Round block for goods. */
export function drum(radius: number, height: number, material: Material): Group {
  return group(cylinder(radius, height, material, radius, Math.min(0.012, height * 0.2)));
}

/** Arch standing up, front to +Z. */
export function arch(
  width: number,
  height: number,
  thick: number,
  depth: number,
  material: Material,
): Group {
  const r = width / 2;
  const model = group(
    at(box(thick, height - r, depth, material, 0.02), -r + thick / 2, (height - r) / 2, 0),
    at(box(thick, height - r, depth, material, 0.02), r - thick / 2, (height - r) / 2, 0),
  );
  const pieces = 24;
  for (let i = 0; i < pieces; i += 1) {
    const a = ((i + 0.5) / pieces) * Math.PI;
    const piece = box((Math.PI * r) / pieces + 0.012, thick, depth, material, 0.004);
    piece.position.set(
      Math.cos(a) * (r - thick / 2),
      height - r + Math.sin(a) * (r - thick / 2),
      0,
    );
    piece.rotation.z = a - Math.PI / 2;
    model.add(piece);
  }
  return model;
}

/** Switcher desk: sloped panel with lit keys and faders, front (the operator) to +Z. */
export function switcher(width = 0.9, accent: ColorRepresentation = 0xffb347): Group {
  const panel = slab(width, 0.42, 0.05, 0.02, matter(0x16181c, 0.5));
  const model = group(panel);
  const colors: ColorRepresentation[] = [
    0x2a2e36,
    0x2a2e36,
    accent,
    0x2a2e36,
    0xff4d4f,
    0x2a2e36,
    0x3fc06a,
    0x2a2e36,
  ];
  let k = 0;
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 14; i += 1) {
      const color = colors[(k * 7 + row * 3 + i * 5) % colors.length] as ColorRepresentation;
      k += 1;
      const key = box(
        0.03,
        0.026,
        0.014,
        color === 0x2a2e36 ? matter(0x2f343d, 0.5) : glow(color, 2),
        0.004,
      );
      model.add(
        at(key, -width / 2 + 0.06 + i * 0.04, 0.15 - row * 0.042 - (row > 1 ? 0.04 : 0), 0.03),
      );
    }
  }
  model.add(
    rod([width * 0.34, -0.02, 0.02], [width * 0.34, 0.02, 0.13], 0.008, darkMetal()),
    at(box(0.14, 0.026, 0.03, black(), 0.01), width * 0.34, 0.025, 0.135),
  );
  model.rotation.x = -Math.PI / 2 + 0.22;
  return group(at(group(model), 0, 0.07, 0));
}
