import { tintOf } from './colour-temperature.ts';
import { lampGroups, type ProbeGrid, type RoomHeader, type Triple } from './room-file.ts';
import type { RoomState } from './room-state.ts';

/** Light that each group gives at present: its colour times its dimmer. The sum of groups is the light. */
export function groupColours(
  { lamps, set, wall }: Pick<RoomState, 'lamps' | 'set' | 'wall'>,
  worlds: RoomHeader['worlds'],
): Triple[] {
  return lampGroups.map((group) => {
    const { on, level, kelvin } = lamps[group];
    if (!on) return [0, 0, 0];
    const tint = tintOf(kelvin);
    const picture = group === 'wall' && wall === 'world' ? worlds[set] : undefined;
    const [r, g, b] = picture ? saturated(picture) : [1, 1, 1];
    // Dimmers follow a square law, as lighting desks do.
    const power = level * level;
    return [tint[0] * r * power, tint[1] * g * power, tint[2] * b * power];
  });
}

/** The colour of a picture at the brightness that the masks were baked with. */
function saturated([r, g, b]: Triple): Triple {
  const mean = (r + g + b) / 3 || 1;
  return [r / mean, g / mean, b / mean];
}

/** Light in the air at a place of the floor: for each height and direction, summed over all groups. */
export function lightInAir(
  air: Uint8Array,
  { from, step, count }: ProbeGrid,
  [x, z]: readonly [number, number],
  colours: readonly Triple[],
): Float32Array {
  const [columns, heights, rows] = count;
  const place = (value: number, axis: 0 | 2, steps: number) =>
    Math.min(steps - 1.001, Math.max(0, (value - from[axis]) / step[axis]));
  const [u, v] = [place(x, 0, columns), place(z, 2, rows)];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const made = new Float32Array(heights * 6 * 3);
  for (const [column, row, weight] of [
    [i, j, (1 - u + i) * (1 - v + j)],
    [i + 1, j, (u - i) * (1 - v + j)],
    [i, j + 1, (1 - u + i) * (v - j)],
    [i + 1, j + 1, (u - i) * (v - j)],
  ] as const) {
    for (let side = 0; side < heights * 6; side += 1) {
      const start =
        ((row * heights * columns + Math.floor(side / 6) * columns + column) * 6 + (side % 6)) * 8;
      for (let g = 0; g < 8; g += 1) {
        const light = ((air[start + g] as number) / 255) ** 2 * weight;
        for (let c = 0; c < 3; c += 1) {
          made[side * 3 + c] =
            (made[side * 3 + c] as number) + light * ((colours[g] as Triple)[c] as number);
        }
      }
    }
  }
  return made;
}
