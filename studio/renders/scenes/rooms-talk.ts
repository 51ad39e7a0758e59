import { panoramasOf } from '../engine/panorama.ts';
import { relit } from '../engine/relight.ts';
import type { Shot, ShotFactory } from '../engine/shot.ts';
import { multiview, programme, promptLines, scopes, slideBeside } from '../kit/drawings.ts';
import { type FigureOptions, figure } from '../kit/figure/figure.ts';
import { poses } from '../kit/figure/poses.ts';
import { armchair, chair, drum, newsDesk } from '../kit/furniture.ts';
import { cameraOnPedestal, cameraOnTripod, standMonitor, teleprompter } from '../kit/gear.ts';
import { heart } from '../kit/heart.ts';
import { lacquer, matter } from '../kit/materials.ts';
import { pottedPlant } from '../kit/plants.ts';
import { sightOf } from '../kit/portrait.ts';
import { ledWall, podium, softbox } from '../kit/room.ts';
import { at, group, rod } from '../kit/shapes.ts';
import { eye, hall, hung } from '../kit/stage.ts';
import { districtMap, vital } from '../kit/worlds.ts';

/** Medical talk: two chairs, calm teal, a heart-like model in light. */
const medical: ShotFactory = () => {
  const scene = hall({
    width: 14,
    back: -4.4,
    height: 5.2,
    trusses: [-1],
    trussHeight: 3.9,
    slats: 0x16343a,
    floorColor: 0x2b4a50,
    reflect: 0.05,
    blur: 0.08,
  });
  const picture = vital();
  scene.add(
    at(ledWall(picture, 6.4, 2.9, 1.05, 0.16, 0.9), 0.4, 0, -3.4),
    at(podium(2.9, 0.12, 0xdce8e8, 0x5fe3d6, 3), 0.4, 0, -1.3),
  );
  scene.add(
    at(armchair(0xe4ecea), -0.62, 0.12, -1.2, 88),
    at(armchair(0xe4ecea), 1.45, 0.12, -1.2, -92),
  );
  scene.add(
    at(
      figure({
        left: [0.24, 1.06, 0.36],
        right: [-0.14, 1.08, 0.36],
        seated: true,
        outfit: 'suit',
        hair: 'bun',
        jacket: 0xf7faf9,
        trousers: 0x36565a,
        look: [34, 2],
      }),
      -0.62,
      0.14,
      -1.2,
      90,
    ),
  );
  scene.add(
    at(
      figure({
        left: [0.14, 1.08, 0.36],
        right: [-0.24, 1.06, 0.36],
        seated: true,
        outfit: 'shirt',
        hair: 'short',
        jacket: 0x2a5f66,
        trousers: 0x1c2c30,
        look: [-34, 2],
      }),
      1.45,
      0.14,
      -1.2,
      -94,
    ),
  );
  scene.add(at(drum(0.24, 0.5, matter(0xf2f6f5, 0.5)), 0.42, 0.12, -0.95));
  const model = heart();
  model.scale.setScalar(1.1);
  scene.add(
    at(model, 0.42, 1.0, -0.95, -20),
    rod([0.42, 0.62, -0.95], [0.42, 0.84, -0.95], 0.008, matter(0xb9bec6, 0.28, 1)),
  );
  scene.add(at(pottedPlant(1.3, 4), 2.75, 0.12, -1.9), at(pottedPlant(1.0, 8), -1.95, 0.12, -1.95));
  const shown = programme(picture, { coat: '#f7faf9' });
  scene.add(
    at(cameraOnPedestal(1.4, shown, 0xff3b30), -1.75, 0, 2.0, 150),
    at(cameraOnTripod(1.35, shown), 2.6, 0, 1.9, 212),
  );
  const key = softbox([3.4, 2.8, 1.0], [0.4, 1.1, -1.3], 1.1, 1.1, 5, 0xf6fffd);
  scene.add(key.object);
  return {
    scene,
    camera: eye([0.1, 1.4, 5.9], [0.4, 1.12, -1.3], 26.5),
    lamps: [
      { ...key.lamp, power: 24, share: 2, haze: 0.15 },
      {
        kind: 'panel',
        at: [-3.2, 2.9, 1.2],
        to: [0.2, 1, -1.3],
        width: 1.3,
        height: 1.3,
        power: 15,
        color: 0xeafffb,
        share: 1.5,
      },
      hung(scene, [-1.4, 3.5, -2.4], [-0.5, 1.2, -1.3], 60, 0xb8fff4, { angle: 18, haze: 0.8 }),
      hung(scene, [2.4, 3.5, -2.4], [1.4, 1.2, -1.3], 60, 0xd8fffa, { angle: 18, haze: 0.8 }),
      {
        kind: 'panel',
        at: [0.4, 1.6, -3.2],
        to: [0.4, 1.4, 2],
        width: 6,
        height: 2.6,
        power: 9,
        picture,
        haze: 0.05,
      },
    ],
    dome: { power: 0.2, top: 0xe0fffb },
    focus: 7,
    lens: 0.024,
    haze: { density: 0.006 },
    surroundings: 0.6,
    grade: { exposure: 1.5, bloom: 0.06 },
  };
};

/** Government and enterprise: a curved desk before a wide screen, which shows the map of a district. */
const government = (picture = districtMap()): Shot => {
  const scene = hall({
    width: 15,
    back: -4.8,
    height: 5.6,
    trusses: [-1, 1.8],
    trussHeight: 4.0,
    slats: 0x101826,
    reflect: 0.06,
    blur: 0.07,
    floorColor: 0x0e131d,
  });
  scene.add(at(ledWall(picture, 8.2, 3.2, 1.05, 0.2, 1.1), 0.3, 0, -3.6));
  scene.add(
    at(podium(3.0, 0.14, 0x16202f, 0x9cc7ff, 3), 0.3, 0, -1.1),
    at(podium(2.3, 0.1, 0x1a2536, 0xe8c98a, 1.4), 0.3, 0.14, -1.15),
  );
  scene.add(
    at(newsDesk(1.9, 1.5, 0.8, lacquer(0x1c3a66, 0.25, 1), 0xe8c98a, 2.6), 0.3, 0.24, -0.35),
  );
  // One of the two shows something on the screen, the other has turned to look. Both are in the
  // middle half of the picture, which is all that upright cards leave of it.
  const presenter: FigureOptions = {
    ...poses.present,
    outfit: 'suit',
    hair: 'bob',
    jacket: 0x7c2f3e,
    trousers: 0x1b2433,
    look: [-22, -4],
  };
  scene.add(
    at(figure(presenter), -0.42, 0.24, -1.2, 164),
    at(
      figure({
        left: [0.13, 1.05, 0.3],
        right: [-0.13, 1.05, 0.32],
        seated: true,
        outfit: 'suit',
        hair: 'short',
        jacket: 0x1a1f2b,
        look: [10, -2],
      }),
      0.92,
      0.4,
      -1.0,
      -142,
    ),
    at(chair(0x20242c), 0.92, 0.38, -1.0, -142),
  );
  // The screens show the presenter as the two cameras see her.
  const one = programme(picture, { seen: sightOf(presenter, [-0.42, -1.2], 164, [1.9, 2.6]) });
  const two = programme(picture, { seen: sightOf(presenter, [-0.42, -1.2], 164, [-1.9, 2.1]) });
  const prompted = group(
    at(cameraOnPedestal(1.45, one, 0xff3b30), 0, 0, 0),
    at(teleprompter(promptLines()), 0, 1.34, 0.62),
  );
  scene.add(at(prompted, 1.9, 0, 2.6, 200), at(cameraOnPedestal(1.45, two), -1.9, 0, 2.1, 146));
  const key = softbox([3.5, 3.0, 1.4], [0.3, 1.2, -1.1], 1, 1.2, 6, 0xfff2de);
  scene.add(
    key.object,
    at(standMonitor(multiview([one, two, scopes('#8fbaff')]), 0.9, 0.85, 0.8), -3.1, 0, 0.5, 40),
  );
  return {
    scene,
    camera: eye([-0.15, 1.62, 6.2], [0.3, 1.34, -1], 27.5),
    lamps: [
      { ...key.lamp, power: 46, share: 2, haze: 0.15 },
      {
        kind: 'panel',
        at: [-3, 3, 1.6],
        to: [-0.9, 1.2, -1.2],
        width: 1.1,
        height: 1.1,
        power: 44,
        color: 0xe6efff,
        share: 1.3,
      },
      hung(scene, [-1.9, 3.6, -1.9], [-0.42, 1.4, -1.2], 150, 0xdfeaff, { angle: 16, haze: 0.8 }),
      hung(scene, [2.4, 3.6, -2.0], [1.1, 1.3, -1.1], 90, 0xffe2b4, { angle: 16, haze: 1 }),
      {
        kind: 'panel',
        at: [0.3, 1.8, -3.4],
        to: [0.3, 1.5, 2],
        width: 7.4,
        height: 2.9,
        power: 12,
        picture,
        haze: 0.05,
      },
    ],
    dome: { power: 0.08, top: 0xcfe0ff },
    focus: 7.4,
    lens: 0.026,
    haze: { density: 0.009 },
    surroundings: 0.5,
    grade: { exposure: 1.25, bloom: 0.07, lift: 0x010204 },
  };
};

export const pictures: Record<string, ShotFactory> = {
  'scene-medical': medical,
  'scene-government': government,
};

export const panoramas = {
  ...panoramasOf('medical', [0.4, 1.5, 3.1], {
    show: medical,
    warm: relit(medical, { soft: 0.8, spots: 1.1, dome: 0.6, tint: 0xffc8a4 }),
  }),
  ...panoramasOf('government', [0.2, 1.6, 3.2], {
    show: government,
    night: relit(government, { soft: 0.36, spots: 0.8, dome: 0.6, tint: 0x9db8ff }),
    // The same light with something else on the screen.
    chart: () => government(slideBeside(districtMap())),
  }),
};
