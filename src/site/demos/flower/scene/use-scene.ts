import { type RefObject, useEffect, useState } from 'react';
import type { Player } from '../state/player.ts';
import { FlowerScene } from './flower-scene.ts';
import { loadPlates } from './plates.ts';
import { SceneUnavailable } from './program.ts';
import { type Performance, SceneLoop } from './scene-loop.ts';

/** Whether the scene draws: not yet, yes, not here, not any more, or its pictures did not come. */
export type SceneStatus = 'loading' | 'ready' | 'unavailable' | 'lost' | 'failed';

/** A scene on its canvas, and the loop that draws it. */
interface Drawn {
  scene: FlowerScene;
  loop: SceneLoop;
}

/** Draws the player's frames onto a canvas while `isActive`. */
export function useScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  player: Player,
  isActive: boolean,
) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [problem, setProblem] = useState<'unavailable' | 'lost' | 'failed'>();
  const [performance, setPerformance] = useState<Performance>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes a new scene
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let made: FlowerScene | undefined;
    let isCurrent = true;
    const lose = (event: Event) => {
      event.preventDefault();
      setDrawn(undefined);
      setProblem('lost');
    };
    const make = async () => {
      made = await FlowerScene.make(element, await loadPlates());
      if (!isCurrent) return made.dispose();
      element.addEventListener('webglcontextlost', lose);
      const loop = new SceneLoop(element, made, player, setPerformance);
      setDrawn({ scene: made, loop });
    };
    setProblem(undefined);
    setPerformance(undefined);
    make().catch((error: unknown) => {
      if (isCurrent) setProblem(error instanceof SceneUnavailable ? 'unavailable' : 'failed');
    });
    return () => {
      isCurrent = false;
      element.removeEventListener('webglcontextlost', lose);
      made?.dispose();
    };
  }, [attempt]);

  useEffect(() => (isActive ? drawn?.loop.start() : undefined), [drawn, isActive]);

  const status: SceneStatus = problem ?? (performance ? 'ready' : 'loading');
  const retry = () => setAttempt((count) => count + 1);
  return { scene: drawn?.scene, status, performance, attempt, retry };
}
