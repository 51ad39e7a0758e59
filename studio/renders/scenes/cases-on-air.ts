import { Box3, Color, DoubleSide, type Group, type Mesh, Scene } from 'three';
import { seeded } from '../engine/random.ts';
import type { Point, ShotFactory } from '../engine/shot.ts';
import { sized } from '../kit/case-shot.ts';
import { tone } from '../kit/daylight.ts';
import { jar, serum, teaTin } from '../kit/goods.ts';
import { display, drawing, glass, matter, wood } from '../kit/materials.ts';
import { blade, blossom, branch, flowerBank, petals, teaFlower } from '../kit/plants.ts';
import { at, box, cylinder, group, lathe, mesh, plane } from '../kit/shapes.ts';
import { eye } from '../kit/stage.ts';
import { teaHills } from '../kit/tea-hills.ts';

/** Skincare close up in a set of spring flowers: stone steps, a pale moon, blossoms out of focus. */
const skincareClose: ShotFactory = () => {
  const scene = new Scene();
  const world = drawing(1600, 1000, (c) => {
    const random = seeded(41);
    const sky = c.createLinearGradient(0, 0, 0, 1000);
    sky.addColorStop(0, '#3f1c3b');
    sky.addColorStop(0.55, '#a5567a');
    sky.addColorStop(1, '#e3a3a8');
    c.fillStyle = sky;
    c.fillRect(0, 0, 1600, 1000);
    const moon = c.createRadialGradient(1050, 430, 0, 1050, 430, 430);
    moon.addColorStop(0, '#fff3e8');
    moon.addColorStop(0.55, '#fbd8d2');
    moon.addColorStop(0.58, 'rgba(247,190,196,0.5)');
    moon.addColorStop(1, 'rgba(220,120,150,0)');
    c.fillStyle = moon;
    c.fillRect(0, 0, 1600, 1000);
    for (let k = 0; k < 90; k += 1) {
      c.globalAlpha = 0.1 + random() * 0.24;
      c.fillStyle = k % 3 ? '#ffd0db' : '#e9739a';
      c.beginPath();
      c.arc(random() * 1600, 560 + random() * 440, 14 + random() * 52, 0, 7);
      c.fill();
    }
    c.globalAlpha = 1;
  });
  const back = plane(6.4, 4, display(world, 0.9));
  back.castShadow = false;
  const stone = matter(0xd9c3bd, 0.7);
  const pinks = [0xf06a9a, 0xf590b4, 0xffc2d4];
  scene.add(
    at(back, 0, 1.5, -3.2),
    at(flowerBank(2.2, 0.5, 0.5, pinks, 34, 4), -1.2, 0.78, -1.5),
    at(flowerBank(1.7, 0.4, 0.5, pinks, 26, 6), 1.35, 0.7, -1.5),
    at(box(6, 0.9, 2.4, matter(0xb98790, 0.75), 0.03), 0, 0.45, -0.8),
    // Apart: where steps touch, the gap between them would be black.
    at(cylinder(0.29, 0.09, stone), 0.16, 0.9, -0.1),
    at(cylinder(0.16, 0.2, stone), -0.38, 0.9, -0.24),
    at(cylinder(0.12, 0.05, stone), 0.58, 0.9, 0.02),
    // On their lower petals, open towards the camera.
    leant(blossom(0.075, 0xf7a3bf, 3), [-0.25, 0.926, 0.14], 0.8, 0.3),
    leant(blossom(0.055, 0xffc9d6, 5), [-0.13, 0.917, 0.19], 0.8, -0.4),
    at(branch(1.2, [0xff9dbb, 0xffc4d4, 0xf06a9a], 7), -1.0, 0.9, -0.55),
  );
  const goods = group(
    at(serum(0xa9cbb0), 0.02, 0, -0.03),
    at(serum(0x8fb89c, 'dropper'), 0.13, 0, 0.02),
    at(serum(0xc3dcc4, 'pump'), -0.09, 0, 0.03),
  );
  goods.scale.setScalar(1.9);
  const cream = jar(0xd5e6d3, 0xd9dcd6);
  cream.scale.setScalar(1.9);
  const small = serum(0xb9d6bd);
  small.scale.setScalar(1.7);
  scene.add(at(goods, 0.13, 0.99, -0.1), at(small, -0.38, 1.1, -0.24), at(cream, 0.58, 0.95, 0.02));
  const air = petals(
    46,
    (r) => {
      const x = (r() - 0.5) * 3;
      // The goods stay clear of petals.
      return Math.abs(x - 0.15) < 0.62 ? null : [x, 0.95 + r() * 1.2, -1.4 + r() * 1.5];
    },
    [0xffd9e4, 0xf9a8c2, 0xffffff],
    { size: [0.02, 0.04], drift: [0.05, -0.04, 0], glow: 0.3, seed: 12 },
  );
  scene.add(air.object);
  const shot = sized({
    scene,
    camera: eye([0.05, 1.32, 1.55], [0.06, 1.16, -0.4], 30),
    lamps: [
      {
        kind: 'panel',
        at: [1.5, 2.1, 1.0],
        to: [0.1, 1.1, -0.1],
        width: 0.9,
        height: 1.1,
        power: 13,
        color: 0xfff2ea,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-1.5, 1.7, 0.9],
        to: [0.1, 1.1, -0.1],
        width: 0.7,
        height: 1,
        power: 6,
        color: 0xffe2e8,
      },
      {
        kind: 'spot',
        at: [0.7, 2.7, -2.1],
        to: [0.1, 1.1, -0.2],
        power: 26,
        color: 0xfff0e2,
        angle: 22,
      },
      {
        kind: 'panel',
        at: [0, 2.7, -0.8],
        to: [0, 0.9, -1.5],
        width: 2.6,
        height: 0.8,
        power: 12,
        color: 0xffe9ec,
      },
    ],
    dome: { power: 0.7, top: 0xfff0f2, centre: [0, 1, 0] },
    closeUp: true,
    focus: 1.66,
    lens: 0.016,
    shutter: air.shutter,
    grade: { exposure: 0.95, bloom: 0.08, vignette: 0.32 },
  });
  // Out of focus, petals show single samples.
  return { ...shot, samples: 40 };
};

/** Glass of green tea, leaves at the bottom; `tea` is what holds back some of the light. */
function teaGlass(seed: number): { model: Group; tea: Mesh } {
  const clear = glass(0xeaf4ee, 0.11);
  const random = seeded(seed);
  const tea = cylinder(0.0335, 0.082, glass(0xc3cb58, 0.3));
  const model = group(
    lathe(
      [
        [0, 0.004],
        [0.03, 0],
        [0.034, 0.01],
        [0.038, 0.12],
        [0.036, 0.12],
        [0.032, 0.014],
        [0, 0.012],
      ],
      clear,
    ),
    at(tea, 0, 0.006, 0),
  );
  for (const part of model.children) part.castShadow = false;
  const spear = blade(1, 0.2, 0.3, 0.25, 0, 0.6, [3, 8]);
  // Most leaves have sunk; a few still stand.
  for (let i = 0; i < 34; i += 1) {
    const a = random() * 6.28;
    const r = 0.008 + Math.sqrt(random()) * 0.014;
    const green = [0x35561a, 0x4a7022, 0x64882c][i % 3] as number;
    const paint = matter(green, 0.7);
    paint.side = DoubleSide;
    const leaf = mesh(spear, paint);
    // The shadow of the tea on the wood is theirs too, and it must not darken them.
    leaf.castShadow = false;
    leaf.receiveShadow = false;
    leaf.scale.setScalar(0.024 + random() * 0.012);
    const sunk = i % 4 > 0;
    // It leans over the middle, so that its tip stays in the glass.
    leaf.rotation.set(sunk ? 0.4 + random() * 0.9 : random() * 0.3, a, 0, 'YXZ');
    const y = sunk ? 0.012 + random() * 0.012 : 0.03 + random() * 0.028;
    leaf.position.set(-Math.sin(a) * r, y, -Math.cos(a) * r);
    model.add(leaf);
  }
  return { model, tea };
}

/** A flower that leans forward, turned about the vertical. */
function leant(flower: Group, place: Point, lean: number, turn: number): Group {
  flower.rotation.set(lean, turn, 0, 'YXZ');
  flower.position.set(...place);
  return flower;
}

/** A flower lying on the counter: its lowest petals touch the wood. */
function lying(flower: Group, [x, top, z]: Point, lean: number, turn: number): Group {
  leant(flower, [x, 0, z], lean, turn);
  flower.updateMatrixWorld(true);
  flower.position.y = top - new Box3().setFromObject(flower, true).min.y;
  return flower;
}

/** The counter as viewers see it: glasses and tins before terraces in the morning, tea flowers near. */
const teaOnAir: ShotFactory = () => {
  const scene = new Scene();
  const camera = eye([-0.04, 1.2, 1.1], [0.06, 1.06, -1], 29);
  camera.far = 400;
  camera.updateProjectionMatrix();
  const hills = teaHills(
    {
      sun: { side: 30, height: 16 },
      sunlight: tone(0xffe0b0, 2.3),
      skylight: tone(0xa6c2e6, 0.72),
      sky: [tone(0x6fa2d2, 0.9), tone(0xc4d8e2, 1.1), tone(0xffe8c4, 1.3)],
      clouds: { cover: 0.3, light: tone(0xfff0dc, 1.6), shade: tone(0xb9c0cc, 1) },
      mist: { density: 0.01, color: tone(0xcfdcdc, 1.1), glow: tone(0xffe6b8, 1.4) },
      ridge: tone(0x4f7288, 0.5),
    },
    { leaf: new Color(0x3f6a2c), shoot: new Color(0x9abb45), earth: new Color(0x4a3b28) },
    camera.position,
  );
  const top = wood('#8a6242', '#4a2f1a', 4, [2, 1]);
  const glasses = [teaGlass(2), teaGlass(5), teaGlass(9)] as const;
  scene.add(
    hills,
    at(box(3.4, 0.06, 0.9, top, 0.015), 0, 0.93, -0.1),
    at(box(3.2, 0.9, 0.7, wood('#6d4a30', '#2e1b0e', 5), 0.02), 0, 0.45, -0.12),
    at(glasses[0].model, -0.2, 0.96, 0.12),
    at(glasses[1].model, -0.06, 0.96, 0.02),
    at(glasses[2].model, 0.08, 0.96, 0.12),
    at(teaTin(0x2f5a3c), 0.2, 0.96, -0.1),
    at(teaTin(0x8c3b2a), 0.34, 0.96, -0.06),
    at(teaTin(0x2f5a3c), 0.27, 0.96, 0.05),
    lying(teaFlower(0.042, 3), [-0.355, 0.96, 0.07], 0.5, 0.3),
    lying(teaFlower(0.035, 5), [-0.285, 0.96, 0.18], 0.75, -0.4),
  );
  const shot = sized({
    scene,
    camera,
    lamps: [
      {
        kind: 'spot',
        at: [4.6, 3.2, -7.5],
        to: [0.1, 1, 0],
        power: 150,
        color: 0xffdcae,
        angle: 16,
        radius: 0.3,
        share: 2,
      },
      {
        kind: 'panel',
        at: [-1.4, 1.9, 1.3],
        to: [0, 1, 0],
        width: 1,
        height: 1,
        power: 7,
        color: 0xfff4e2,
      },
      {
        kind: 'panel',
        at: [1.5, 1.9, 1.1],
        to: [0, 1, 0],
        width: 0.8,
        height: 0.8,
        power: 4,
        color: 0xfff0da,
      },
    ],
    dome: { power: 0.9, top: 0xd6e4ff, side: 0xffe6cc, centre: [0, 1, 0] },
    closeUp: true,
    // Tea lets half of the light through: it throws a shadow in every other frame.
    shutter: (time) => {
      for (const { tea } of glasses) tea.castShadow = time < 0.5;
    },
    focus: 1.08,
    lens: 0.01,
    grade: { exposure: 1.25, bloom: 0.07, vignette: 0.26 },
  });
  // Out of focus, the edges of the rows show single samples.
  return { ...shot, samples: 40 };
};

export const pictures: Record<string, ShotFactory> = {
  'case-zhiyu-skincare-flower-room-3': skincareClose,
  'case-qingling-tea-mountain-live-3': teaOnAir,
};
