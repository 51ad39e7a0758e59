import type { ColorRepresentation, Group, Scene } from 'three';
import { between } from '../engine/random.ts';
import { arch } from './furniture.ts';
import { glow, matter } from './materials.ts';
import { flowerBank, flowers } from './plants.ts';
import { podium } from './room.ts';
import { at, rod } from './shapes.ts';
import { hall } from './stage.ts';

/** Colours of the flower stage. */
export interface StageColors {
  flowers: ColorRepresentation[];
  /** Light from the front and of the disc behind the presenter. */
  key: ColorRepresentation;
  /** Light from behind and of the podium's edges. */
  rim: ColorRepresentation;
  ground: ColorRepresentation;
}

const gate = { width: 2.5, height: 3.1, thick: 0.2, depth: 0.26 };

/**
 * Blossoms on the front of the gate, from one angle above its right springing to another; angles
 * below 0 and above 180 degrees run down the posts. None is off the gate: it would hang on nothing.
 */
function garland(
  [from, to]: [number, number],
  colors: ColorRepresentation[],
  count: number,
  seed: number,
): Group {
  const middle = (gate.width - gate.thick) / 2;
  const springing = gate.height - gate.width / 2;
  return flowers(
    (random) => {
      const angle = (between(random, from, to) * Math.PI) / 180;
      const beyond = Math.max(0, -angle, angle - Math.PI);
      const radius = middle + between(random, -0.08, 0.1);
      return [
        Math.cos(beyond > 0 ? Math.round(angle / Math.PI) * Math.PI : angle) * radius,
        springing + (beyond > 0 ? -beyond * middle : Math.sin(angle) * radius),
        gate.depth / 2 + between(random, -0.01, 0.06),
      ];
    },
    colors,
    count,
    seed,
    [0.08, 0.15],
  );
}

/** Round podium with arches, a disc of light and flower banks; the presenter's place is (0.9, 0.29, -1.1). */
export function flowerStage(season: StageColors): Scene {
  const scene = hall({
    width: 15,
    back: -5,
    height: 6,
    trusses: [-1.6],
    trussHeight: 4.5,
    reflect: 0.05,
    blur: 0.1,
  });
  const plaster = matter(season.ground, 0.7);
  scene.add(
    at(podium(2.5, 0.16, season.ground, season.rim, 3.2), 0.9, 0, -1),
    at(podium(1.5, 0.13, season.ground, season.rim, 2.2), 0.9, 0.16, -1.2),
  );
  scene.add(
    at(arch(gate.width, gate.height, gate.thick, gate.depth, plaster), 0.9, 0.16, -2.1),
    at(arch(1.7, 2.5, 0.16, 0.2, plaster), 2.75, 0.0, -2.5, -18),
    at(arch(1.7, 2.5, 0.16, 0.2, plaster), -0.95, 0.0, -2.5, 18),
  );
  const halo = rod([0.9, 1.9, -2.36], [0.9, 1.9, -2.34], 1.02, glow(season.key, 0.5));
  halo.castShadow = false;
  scene.add(halo);
  scene.add(
    at(flowerBank(1.5, 0.55, 0.6, season.flowers, 30, 3), -0.55, 0.16, -1.75),
    at(flowerBank(1.5, 0.7, 0.6, season.flowers, 30, 5), 2.4, 0.16, -1.75),
  );
  scene.add(
    at(garland([-32, 78], season.flowers, 34, 7), 0.9, 0.16, -2.1),
    at(garland([128, 192], season.flowers, 20, 8), 0.9, 0.16, -2.1),
  );
  scene.add(
    at(flowerBank(1.1, 0.3, 0.4, season.flowers, 14, 9, [0.08, 0.15]), 2.9, 0, 0.6),
    at(flowerBank(0.9, 0.25, 0.4, season.flowers, 11, 10, [0.07, 0.14]), -1.3, 0, 0.3),
  );
  return scene;
}
