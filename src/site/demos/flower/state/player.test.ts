import { describe, expect, it, vi } from 'vitest';
import { Player } from './player.ts';
import { settingsOf } from './settings.ts';

const settings = settingsOf('guyu', 3);

describe('the player', () => {
  it('lets time pass only while it plays, and begins the minute again', () => {
    const player = new Player(settings, 59.5, true);
    player.tick(1);
    expect(player.takeFrame().time).toBeCloseTo(0.5);
    player.setPlaying(false);
    player.tick(1);
    expect(player.takeFrame().time).toBeCloseTo(0.5);
  });

  it('goes to every tenth of a second, before the start and beyond the end', () => {
    const player = new Player(settings, 0, false);
    for (let tenths = 0; tenths < 600; tenths += 1) {
      player.seek(tenths / 10);
      expect(player.read().time).toBe(tenths / 10);
    }
    for (const [sought, time] of [
      [-0.1, 59.9],
      [3.9 - 1, 2.9],
      [1.9 - 1, 0.9],
      [59.9 + 1, 0.9],
      [60, 0],
    ] as const) {
      player.seek(sought);
      expect(player.read().time).toBe(time);
    }
  });

  it('needs no frame while time stands and nothing changes', () => {
    const player = new Player(settings, 2, false);
    player.takeFrame();
    expect(player.needsFrame).toBe(false);
    player.change({ size: 120 });
    expect(player.needsFrame).toBe(true);
    player.takeFrame();
    player.blow(0, 1, [0.5, 0]);
    expect(player.needsFrame).toBe(true);
    player.tick(2);
    expect(player.needsFrame).toBe(false);
  });

  it('makes presses within a second one throw, and shows it while time stands', () => {
    const player = new Player(settings, 0, false);
    const listener = vi.fn();
    player.subscribe(listener);
    player.throwPetals('gift');
    player.throwPetals('gift');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(player.read().counts).toEqual({ like: 0, gift: 2, bouquet: 0, throws: 1 });
    expect(player.takeFrame().bursts).toMatchObject([{ age: 0.9, petals: 220 }]);
  });

  it('drops petals of a throw after their time', () => {
    const player = new Player(settings, 0, true);
    player.throwPetals('like');
    player.tick(6.9);
    expect(player.takeFrame().bursts).toHaveLength(1);
    player.tick(0.2);
    expect(player.takeFrame().bursts).toHaveLength(0);
  });

  it('turns the wind over a moment while it plays, and at once while time stands', () => {
    const playing = new Player(settings, 0, true);
    playing.change({ wind: 50 });
    expect(playing.takeFrame().wind).toEqual([10, 50, 0]);
    playing.tick(1);
    expect(playing.takeFrame().wind).toEqual([10, 50, 1]);
    const paused = new Player(settings, 0, false);
    paused.change({ wind: 50 });
    expect(paused.takeFrame().wind[0]).toBe(50);
  });

  it('counts the script’s events up to the moment, and throws them', () => {
    const player = new Player({ ...settings, events: true }, 0, false);
    const before = player.read().counts.like;
    player.seek(45);
    expect(player.read().counts.like).toBeGreaterThan(before + 50);
    expect(player.takeFrame().bursts.length).toBeGreaterThan(3);
    player.change({ events: false });
    expect(player.read().counts.like).toBe(0);
    expect(player.takeFrame().bursts).toEqual([]);
  });

  it('keeps seed and size when the term changes, and takes the term’s density and wind', () => {
    const player = new Player({ ...settings, size: 150, density: 80 }, 0, false);
    player.changeTerm('bailu');
    expect(player.read().settings).toEqual({ ...settingsOf('bailu', 3), size: 150 });
  });
});
