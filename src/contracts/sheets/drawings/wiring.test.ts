import { describe, expect, it } from 'vitest';
import { layOutWiring } from './wiring.ts';

const device = (no: number) => ({ no, name: `设备 ${no}`, model: 'M', quantity: 1 });
const devices = [1, 2, 3, 4, 5].map(device);
const cable = (from: number, to: number) => ({
  label: `${from}-${to}`,
  signal: 'sdi' as const,
  from,
  to,
});

function draw(...ends: [number, number][]) {
  const wiring = layOutWiring(
    devices,
    ends.map(([from, to]) => cable(from, to)),
  );
  const nodes = new Map(wiring.nodes.map((node) => [node.device.no, node]));
  const x = (no: number) => nodes.get(no)?.x ?? Number.NaN;
  return { wiring, x };
}

describe('wiring diagram layout', () => {
  it('draws signals from left to right', () => {
    const { x, wiring } = draw([1, 2], [2, 3], [1, 3]);
    expect(x(1)).toBeLessThan(x(2));
    expect(x(2)).toBeLessThan(x(3));
    expect(wiring.lines).toHaveLength(3);
  });

  it('omits devices without a cable, and cables to unknown devices', () => {
    const { wiring } = draw([1, 2], [2, 9]);
    expect(wiring.nodes.map((node) => node.device.no)).toEqual([1, 2]);
    expect(wiring.lines).toHaveLength(1);
  });

  it('keeps boxes apart, and cables away from the boxes they pass', () => {
    const { wiring } = draw([1, 2], [2, 3], [3, 4], [1, 4], [5, 3]);
    for (const a of wiring.nodes) {
      expect(a.y).toBeGreaterThanOrEqual(0);
      expect(a.y + a.height).toBeLessThanOrEqual(wiring.height);
      for (const b of wiring.nodes) {
        if (a === b || a.x !== b.x) continue;
        expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
      }
    }
    const passing = wiring.lines.find((line) => line.cable.label === '1-4');
    expect(passing?.path.match(/H/g)).toHaveLength(3);
  });

  it('terminates on a cycle of cables', () => {
    expect(draw([1, 2], [2, 3], [3, 1]).wiring.lines).toHaveLength(3);
    expect(draw([1, 2], [2, 1]).wiring.nodes).toHaveLength(2);
  });

  it('is empty without cables', () => {
    expect(draw().wiring).toMatchObject({ nodes: [], lines: [], height: 0 });
  });
});
