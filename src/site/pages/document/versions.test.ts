import { describe, expect, it } from 'vitest';
import { fitOf } from './versions.ts';

describe('fitOf', () => {
  it.each([
    ['3.2.0', '3.2.0', null, 'fits'],
    ['v3.10.1', '3.2.0', null, 'fits'],
    ['3.1.9', '3.2.0', null, 'below'],
    ['3', '3.2.0', null, 'below'],
    [' 4 ', '3.2.0', null, 'fits'],
    ['3.3.0-beta.1', '3.2.0', '3.2', 'above'],
    ['3.2.7', null, '3.2', 'fits'],
    ['2.0.1', null, '2.0.0', 'above'],
    ['最新', '3.2.0', null, null],
    ['', '3.2.0', null, null],
    ['3.x', '3.2.0', null, null],
  ] as const)('%s from %s to %s: %s', (version, from, to, fit) => {
    expect(fitOf(version, from, to)).toBe(fit);
  });
});
