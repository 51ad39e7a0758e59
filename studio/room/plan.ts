import {
  type LampGroup,
  lampGroups,
  type Triple,
} from '../../src/site/demos/live-room/room-file.ts';

/** Sizes in metres: X to the right, Y up, the presenter looks to +Z. */
export const room = { halfWidth: 4.8, back: -4.2, front: 4.8, height: 4.4 };

export const ledWall = { width: 6.2, height: 2.9, foot: 0.12, z: -3.45, bend: 0.5 };
export const cyclorama = { width: 5.4, height: 3, depth: 3.3, curve: 0.9, z: -3.3 };
export const monitors = {
  desk: { at: [-3.5, 1.12, 3.05], turn: 160 },
  floor: { at: [1.35, 1.2, 2.3], turn: 198 },
} as const;

export const softboxes = {
  key: { at: [2.7, 2.55, 1.35], to: [-0.3, 1.3, -1.3], width: 0.9, height: 1.25 },
  fill: { at: [-2.9, 2.4, 1.3], to: [-0.3, 1.3, -1.3], width: 1.2, height: 1.2 },
} as const;

/** Lanterns on the two trusses. */
export const lanterns: {
  group: LampGroup;
  at: Triple;
  to: Triple;
  power: number;
  angle: number;
}[] = [
  { group: 'back', at: [-2.1, 3.4, -2.5], to: [-0.4, 1.2, -1.2], power: 17, angle: 24 },
  { group: 'back', at: [1.9, 3.4, -2.5], to: [-0.2, 1.2, -1.2], power: 17, angle: 24 },
  { group: 'set', at: [-1.7, 3.4, 1.5], to: [-1.5, 0.7, -2.9], power: 20, angle: 32 },
  { group: 'set', at: [1.7, 3.4, 1.5], to: [1.5, 0.7, -2.9], power: 20, angle: 32 },
  { group: 'set', at: [0, 3.4, 1.5], to: [0.5, 0.6, -1], power: 9, angle: 26 },
];

export const trusses = { z: [-2.5, 1.5] as const, y: 3.86, length: 8.4 };

/** Panels of the house light under the ceiling. */
export const housePanels: Triple[] = [
  [-2.6, 4.3, -1.6],
  [2.6, 4.3, -1.6],
  [-2.6, 4.3, 2.4],
  [2.6, 4.3, 2.4],
];

/** Lit seams along the side walls and under the LED wall. */
export const seams: [from: Triple, to: Triple][] = [
  [
    [-4.72, 0.12, -3.6],
    [-4.72, 0.12, 3.6],
  ],
  [
    [4.72, 0.12, -3.6],
    [4.72, 0.12, 3.6],
  ],
  [
    [-4.72, 2.7, -3.6],
    [-4.72, 2.7, 3.6],
  ],
  [
    [4.72, 2.7, -3.6],
    [4.72, 2.7, 3.6],
  ],
];

/** Cameras: foot and aim; the last hangs over the table. */
export const cameras: { foot: Triple; to: Triple; angle: number }[] = [
  { foot: [0.1, 1.5, 3.2], to: [0.05, 1.22, -1.4], angle: 29 },
  { foot: [-2.0, 1.5, 1.9], to: [-0.32, 1.36, -1.3], angle: 20 },
  { foot: [2.3, 1.35, 0.75], to: [0.72, 0.95, -0.85], angle: 19 },
  { foot: [0.7, 3.35, 0.35], to: [0.7, 0.8, -0.85], angle: 30 },
];

/** The lens sits this far in front of the foot of a camera. */
export const LENS_REACH = 0.66;

/** Where the light of a group comes from as one point. */
export function middleOfGroup(group: LampGroup): Triple {
  const hung = lanterns.filter((lantern) => lantern.group === group).map(({ at }) => at);
  const places: Partial<Record<LampGroup, readonly Triple[]>> = {
    key: [softboxes.key.at],
    fill: [softboxes.fill.at],
    practicals: seams.flat(),
    wall: [[0, ledWall.foot + ledWall.height / 2, ledWall.z]],
    house: housePanels,
    screens: [monitors.desk.at, monitors.floor.at],
  };
  const all = places[group] ?? hung;
  const sum = all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]] as const);
  return [sum[0] / all.length, sum[1] / all.length, sum[2] / all.length];
}

export const groupIndex = (group: LampGroup) => lampGroups.indexOf(group);
