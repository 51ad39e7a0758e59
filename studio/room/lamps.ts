import { Vector3 } from 'three';
import type { LampGroup, SetKey, Triple } from '../../src/site/demos/live-room/room-file.ts';
import { groupIndex, housePanels, lanterns, ledWall, monitors, seams, softboxes } from './plan.ts';

/** Something that shines: its place for two numbers in [0, 1), and candela in a direction. */
export interface Emitter {
  group: number;
  samples: number;
  place(u: number, v: number): Triple;
  /** `cosine` between its axis and the direction. */
  candela(cosine: number): number;
  /** Undefined where it shines all round. */
  axis?: Triple;
}

function panel(
  group: LampGroup,
  at: Triple,
  to: Triple,
  [width, height]: readonly [number, number],
  power: number,
  samples: number,
): Emitter {
  const centre = new Vector3(...at);
  const axis = new Vector3(...to).sub(centre).normalize();
  const side = new Vector3(0, 1, 0).cross(axis);
  if (side.length() < 0.01) side.set(1, 0, 0);
  side.normalize();
  const up = axis.clone().cross(side);
  return {
    group: groupIndex(group),
    samples,
    axis: axis.toArray(),
    candela: (cosine) => power * Math.max(cosine, 0),
    place(u, v) {
      const [a, b] = [(u - 0.5) * width, (v - 0.5) * height];
      return centre
        .clone()
        .addScaledVector(side, a)
        .addScaledVector(up, b)
        .addScaledVector(axis, 0.02)
        .toArray();
    },
  };
}

function lantern({ group, at, to, power, angle }: (typeof lanterns)[number]): Emitter {
  const axis = new Vector3(...to).sub(new Vector3(...at)).normalize();
  // In front of the barn doors.
  const glass = new Vector3(...at).addScaledVector(axis, 0.45);
  const edge = Math.cos((angle * Math.PI) / 180);
  const core = Math.cos((angle * 0.45 * Math.PI) / 180);
  return {
    group: groupIndex(group),
    samples: 4,
    axis: axis.toArray(),
    candela(cosine) {
      const t = Math.min(1, Math.max(0, (cosine - edge) / (core - edge)));
      return power * t * t * (3 - 2 * t);
    },
    place: (u, v) =>
      glass
        .clone()
        .add(new Vector3(u - 0.5, ((u * 7 + v) % 1) - 0.5, v - 0.5).multiplyScalar(0.12))
        .toArray(),
  };
}

/** The place of the curved LED wall for two numbers from 0 to 1. */
export function onLedWall(u: number, v: number): Triple {
  const radius = ledWall.width / ledWall.bend;
  const angle = (u - 0.5) * ledWall.bend;
  return [
    Math.sin(angle) * radius,
    ledWall.foot + v * ledWall.height,
    ledWall.z + (1 - Math.cos(angle)) * radius,
  ];
}

/** All lamps of a set. The LED wall is behind the cyclorama in the green set, and dark. */
export function emitters(set: SetKey): Emitter[] {
  const seamLamps = seams.map(
    ([from, to]): Emitter => ({
      group: groupIndex('practicals'),
      samples: 14,
      candela: () => 1.7,
      place: (u) => [from[0] * 0.95, from[1], from[2] + (to[2] - from[2]) * u],
    }),
  );
  const wall: Emitter = {
    group: groupIndex('wall'),
    samples: 18,
    axis: [0, 0, 1],
    candela: (cosine) => 5.2 * Math.max(cosine, 0),
    place(u, v) {
      const [x, y, z] = onLedWall(u, v);
      return [x, y, z + 0.03];
    },
  };
  const screens = Object.values(monitors).map(({ at, turn }) => {
    const angle = (turn * Math.PI) / 180;
    const to: Triple = [at[0] + Math.sin(angle), at[1], at[2] + Math.cos(angle)];
    return panel('screens', at, to, [0.8, 0.45], 0.5, 4);
  });
  const { key, fill } = softboxes;
  return [
    panel('key', key.at, key.to, [key.width, key.height], 17, 14),
    panel('fill', fill.at, fill.to, [fill.width, fill.height], 7.5, 14),
    ...lanterns.map(lantern),
    ...seamLamps,
    ...housePanels.map((at) => panel('house', at, [at[0], 0, at[2]], [1.2, 0.6], 5.5, 4)),
    ...(set === 'green' ? [] : [wall]),
    ...screens,
  ];
}
