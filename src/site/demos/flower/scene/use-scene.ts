import { type RefObject, useEffect, useRef, useState } from 'react';
import { lookOf } from '../seasons/seasons.ts';
import { Ladder } from '../state/ladder.ts';
import type { Player } from '../state/player.ts';
import type { Settings } from '../state/settings.ts';
import { FlowerScene } from './flower-scene.ts';
import { MOST_PETALS, makePetals } from './petals.ts';
import { loadPlates } from './plates.ts';
import { SceneUnavailable } from './program.ts';

/** Whether the scene draws: not yet, yes, not here, not any more, or its pictures did not come. */
export type SceneStatus = 'loading' | 'ready' | 'unavailable' | 'lost' | 'failed';

/** What the device manages. */
export interface Performance {
  petals: number;
  ratio: number;
  /** Frames in a second; undefined until measured. */
  rate: number | undefined;
}

/** Longest time between two frames that counts as time passed, in seconds. */
const LONGEST_FRAME = 0.1;

/** Petals at a density, as far as the device manages. */
function petalsOf({ density }: Settings, most: number): number {
  return Math.min(Math.round((MOST_PETALS * density) / 100), most);
}

/** Draws the player's frames onto a canvas while `isActive`. */
export function useScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  player: Player,
  isActive: boolean,
) {
  const [scene, setScene] = useState<FlowerScene>();
  const [status, setStatus] = useState<SceneStatus>('loading');
  const [performance, setPerformance] = useState<Performance>();
  const [attempt, setAttempt] = useState(0);
  const ladder = useRef(new Ladder());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes a new scene
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let made: FlowerScene | undefined;
    let isCurrent = true;
    setStatus('loading');
    const lose = (event: Event) => {
      event.preventDefault();
      setScene(undefined);
      setStatus('lost');
    };
    loadPlates().then(
      (plates) => {
        if (!isCurrent) return;
        try {
          made = new FlowerScene(element, plates);
          element.addEventListener('webglcontextlost', lose);
          setScene(made);
        } catch (error) {
          if (!(error instanceof SceneUnavailable)) throw error;
          setStatus('unavailable');
        }
      },
      () => isCurrent && setStatus('failed'),
    );
    return () => {
      isCurrent = false;
      element.removeEventListener('webglcontextlost', lose);
      made?.dispose();
    };
  }, [attempt]);

  useEffect(() => {
    const element = canvas.current;
    if (!scene || !element || !isActive) return;
    let handle = 0;
    let last: number | undefined;
    let drawn: Settings | undefined;
    let drawnStep = ladder.current.step;
    let frames = 0;
    const prepare = (settings: Settings) => {
      const { step } = ladder.current;
      if (settings === drawn && step === drawnStep) return;
      const petals = petalsOf(settings, step.petals);
      const before = drawn && petalsOf(drawn, drawnStep.petals);
      if (petals !== before || settings.seed !== drawn?.seed || settings.size !== drawn.size) {
        scene.setPetals(makePetals(settings.seed, petals, settings.size / 100));
      }
      scene.setLook(lookOf(settings.term, settings.size / 100, settings.mix));
      drawn = settings;
      drawnStep = step;
      resize();
      report();
    };
    const ratioOf = () => Math.min(devicePixelRatio, ladder.current.step.ratio);
    const resize = () => {
      const width = Math.max(1, Math.round(element.clientWidth * ratioOf()));
      const height = Math.max(1, Math.round(element.clientHeight * ratioOf()));
      if (element.width === width && element.height === height) return;
      element.width = width;
      element.height = height;
      player.invalidate();
    };
    const report = () => {
      const { step, rate } = ladder.current;
      if (drawn) {
        setPerformance({ petals: petalsOf(drawn, step.petals), ratio: ratioOf(), rate });
      }
    };
    const draw = (now: number) => {
      handle = requestAnimationFrame(draw);
      const seconds = last === undefined ? 0 : Math.min((now - last) / 1_000, LONGEST_FRAME);
      last = now;
      player.tick(seconds);
      if (!player.needsFrame) {
        ladder.current.restart();
        return;
      }
      const { settings, isPlaying } = player.read();
      prepare(settings);
      scene.draw(player.takeFrame());
      frames += 1;
      element.dataset.frames = String(frames);
      if (frames === 1) setStatus('ready');
      if (!isPlaying) {
        ladder.current.restart();
        return;
      }
      const rateBefore = ladder.current.rate;
      const wanted = petalsOf(settings, MOST_PETALS);
      const changed = ladder.current.note(now, wanted, Math.min(devicePixelRatio, 1.5));
      if (changed || ladder.current.rate !== rateBefore) report();
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    ladder.current.restart();
    player.invalidate();
    handle = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(handle);
      observer.disconnect();
    };
  }, [scene, isActive, player, canvas]);

  return { scene, status, performance, attempt, retry: () => setAttempt((count) => count + 1) };
}
