import type { ColorRepresentation } from 'three';
import type { Point, Shot } from '../engine/shot.ts';
import { lightStand, softbox } from './room.ts';

/** Paint of keying walls as it looks when it does not outshine what stands before it. */
export const wallGreen = 0x3f7a56;
export const wallBlue = 0x2f4f96;

/** Pictures of cases are shown smaller than those at the head of a page. */
export const sized = (shot: Shot): Shot => ({ ...shot, size: [1040, 650], samples: 26 });

/** Softbox whose stand is behind it, so that nothing crosses its face. */
export function stoodSoftbox(
  from: Point,
  to: Point,
  width: number,
  height: number,
  power: number,
  color: ColorRepresentation,
): ReturnType<typeof softbox> {
  const model = softbox(from, to, width, height, power, color, false);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const back = 0.46 / length;
  model.object.add(
    lightStand(
      from[0] + (from[0] - to[0]) * back,
      from[2] + (from[2] - to[2]) * back,
      from[1] + (from[1] - to[1]) * back - 0.04,
    ),
  );
  return model;
}
