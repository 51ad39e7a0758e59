import { describe, expect, it } from 'vitest';
import { curveLayout, curveSizes, markerRows } from './curve.ts';

describe('markers on the curve', () => {
  it('share a row as long as they do not touch', () => {
    expect(markerRows([0, 20, 40], 18)).toEqual([0, 0, 0]);
    expect(markerRows([0, 10, 19, 25], 18)).toEqual([0, 1, 0, 2]);
    expect(markerRows([], 18)).toEqual([]);
  });

  it('are all inside the drawing, above the plot, also on a phone', () => {
    const offsets = [6, 22, 28, 45, 58, 64, 72, 84, 92, 101];
    const report = {
      durationSeconds: 7200,
      curve: [
        [0, 10],
        [119, 2500],
      ] as [number, number][],
      events: offsets.map((offset) => ({ kind: 'note' as const, label: '', offset })),
    };
    for (const size of Object.values(curveSizes)) {
      const { markers, y, x, ticks, last } = curveLayout(report, size);
      const plotTop = y(2500);
      for (const [index, marker] of markers.entries()) {
        expect(marker.x + size.radius).toBeLessThanOrEqual(size.width);
        expect(marker.y + size.radius).toBeLessThan(plotTop + 20);
        const overlapping = markers.filter(
          (other, at) =>
            at !== index && Math.hypot(other.x - marker.x, other.y - marker.y) < size.radius * 2,
        );
        expect(overlapping).toEqual([]);
      }
      expect(ticks.length).toBeLessThanOrEqual(size.ticks);
      expect(x(last)).toBeLessThanOrEqual(size.width);
    }
  });
});
