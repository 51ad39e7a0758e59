import type { Keyed } from '#rivals/keyed.ts';
import { backgroundsFor } from './backgrounds.ts';
import { readClip, type TruthFrame } from './clips.ts';
import { keptRivals } from './kept-rivals.ts';
import { gradientLength, meanScore, type Score, score } from './metrics.ts';
import { fitClip, keyOurs } from './ours.ts';
import type { ClipResult, RivalScores } from './report.ts';
import { type Rival, type RivalSettings, rivals, type WallFacts, wallFacts } from './rivals.ts';
import { goals, searchBest } from './search.ts';

/** Scores of all keyers for one clip, from every second frame. The keyer is fitted to the first. */
export async function measureClip(folder: string): Promise<ClipResult> {
  const whole = readClip(folder);
  const clip = { ...whole, frames: whole.frames.filter((_, index) => index % 2 === 1) };
  const backgrounds = await backgroundsFor(clip.width, clip.height);
  const gradients = clip.frames.map(({ truth }) =>
    gradientLength(
      Float32Array.from({ length: clip.width * clip.height }, (_, p) => truth[p * 4 + 3] as number),
      clip.width,
      clip.height,
    ),
  );
  const scoreAll = (keyedOf: (frame: TruthFrame) => Keyed): Score =>
    meanScore(
      clip.frames.map((frame, index) =>
        score(keyedOf(frame), frame.truth, gradients[index] as Float32Array, backgrounds),
      ),
    );
  const wall = wallFacts(whole);
  const scoreRival = (rival: Rival, settings: RivalSettings, facts: WallFacts) =>
    scoreAll((frame) => rival.keyed(frame, rival.distances(frame, settings.key), settings, facts));
  const scoresOf = (rival: Rival): RivalScores => {
    const best = searchBest(rival, clip, wall, gradients, backgrounds);
    const known = new Map<string, Score>();
    const tuned = goals.map((goal) => {
      const settings = best[goal];
      const name = JSON.stringify(settings);
      const result = known.get(name) ?? scoreRival(rival, settings, wall);
      known.set(name, result);
      return [goal, result] as const;
    });
    return {
      name: rival.name,
      defaults: scoreRival(rival, rival.defaults(wall), wall),
      tuned: Object.fromEntries(tuned) as RivalScores['tuned'],
    };
  };
  const fitted = fitClip(whole);
  return {
    key: clip.key,
    half: clip.half,
    title: clip.title,
    ours: scoreAll((frame) => keyOurs(clip, frame, fitted)),
    rivals: keptRivals(folder, () => rivals.map(scoresOf)),
  };
}
