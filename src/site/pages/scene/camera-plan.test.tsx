import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Scene } from '#api/scenes/contract.ts';
import { distanceOf } from '#contracts/sheets/drawings/camera-plan.ts';
import { CameraPlan } from './camera-plan.tsx';

const camera = (
  key: string,
  position: [number, number, number],
  target: [number, number, number],
): Scene['cameras'][number] => ({ key, label: key, position, target, fov: 32 });

/** The second looks at a point behind the presenter, the last one straight down. */
const cameras = [
  camera('main', [0, 1.45, 3.2], [0, 1.15, 0]),
  camera('wide', [-2.6, 1.8, 4.6], [0, 1.2, -1]),
  camera('top', [0, 2.6, 0.5], [0, 0.8, 0.35]),
];

describe('CameraPlan', () => {
  it('draws each camera as far from the presenter as the list beside it says', () => {
    const html = renderToStaticMarkup(<CameraPlan cameras={cameras} />);
    const [first = 0, second = 0] = [...html.matchAll(/M(-?[\d.]+) -?[\d.]+V/g)].map(([, x]) =>
      Number(x),
    );
    const metre = second - first;
    const [, dotX, dotY] =
      html.match(/<circle cx="([-\d.]+)" cy="([-\d.]+)" r="[\d.]+" class="fill-ink"/) ?? [];
    const drawn = [...html.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)].map(
      ([, x, y]) => Math.hypot(Number(x) - Number(dotX), Number(y) - Number(dotY)) / metre,
    );
    expect(drawn.map((metres) => metres.toFixed(1))).toEqual(['3.2', '5.3', '0.5']);
    expect(cameras.map((one) => distanceOf(one).toFixed(1))).toEqual(['3.2', '5.3', '0.5']);
  });
});
