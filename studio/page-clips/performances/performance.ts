import type { Lamp } from '../../renders/engine/shot.ts';
import type { Stage } from '../layers.ts';

/** A figure before the wall and how it moves. */
export interface Performance {
  readonly stage: Stage;
  /** Moves everything to a moment; the clip goes from 0 to 1 and loops. */
  move(time: number): void;
}

/** Wave with `cycles` in the clip, `lag` of a cycle behind. */
export const wave = (time: number, cycles = 1, lag = 0) =>
  Math.sin(2 * Math.PI * (cycles * time - lag));

/** Light that the wall reflects: it gives the figure its spill. */
export const wallLight = (color: number, power: number): Lamp => ({
  kind: 'panel',
  at: [0, 1.5, -1.9],
  to: [0, 1.35, 2],
  width: 4.2,
  height: 2.6,
  power,
  color,
  share: 0.8,
});
