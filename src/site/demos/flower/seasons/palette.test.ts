import { describe, expect, it } from 'vitest';
import { flowers } from './flowers.ts';
import { checkPalette, TOLERANCE, walls } from './palette.ts';
import { flowersOf } from './seasons.ts';

describe('the check of a palette', () => {
  it('finds cherry petals safe before either wall', () => {
    for (const wall of [walls.green, walls.blue]) {
      expect(checkPalette(flowersOf('chunfen'), 20, wall)).toMatchObject({
        worst: 'clear',
        remedy: null,
      });
    }
  });

  it('warns of young leaves before green, and proposes blue', () => {
    const { worst, colors, remedy } = checkPalette(flowersOf('xiaoman'), 40, walls.green);
    expect(worst).toBe('keyed');
    const least = Math.min(...colors.map(({ distance }) => distance));
    expect(least).toBeLessThan(TOLERANCE);
    expect(remedy).toEqual({ wall: 'blue' });
  });

  it('warns of hydrangea before blue, and proposes green', () => {
    expect(checkPalette(flowersOf('mangzhong'), 25, walls.blue)).toMatchObject({
      worst: 'close',
      remedy: { wall: 'green' },
    });
  });

  it('proposes to leave a flower out where no wall suits both', () => {
    const both = [flowers.hydrangea, flowers.youngLeaf] as const;
    expect(checkPalette(both, 40, walls.green).remedy).toEqual({ mix: 0, without: 1 });
    expect(checkPalette(both, 40, walls.blue).remedy).toEqual({ mix: 100, without: 0 });
  });

  it('has no proposal where both flowers have the colour of the wall', () => {
    const both = [flowers.youngLeaf, flowers.willow] as const;
    const [wall] = flowers.youngLeaf.colors;
    const { worst, remedy } = checkPalette([both[0], both[0]], 50, wall);
    expect(worst).toBe('keyed');
    expect(remedy).toEqual({ wall: 'blue' });
    expect(checkPalette([flowers.hydrangea, flowers.youngLeaf], 50, '#4f7fa8').worst).not.toBe(
      'clear',
    );
  });

  it('leaves a flower out that the mix does not show', () => {
    expect(checkPalette(flowersOf('xiaoman'), 0, walls.green).worst).toBe('clear');
  });
});
