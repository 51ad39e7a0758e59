/** The tables of the keyer's bench. */
import { figure, markdownTable } from '../table.ts';
import { meanScore, type Region, regions, type Score } from './metrics.ts';

/** Scores of a rival for one clip; tuned, it has one for each measure, the best that it reaches. */
export interface RivalScores {
  readonly name: string;
  readonly defaults: Score;
  readonly tuned: Readonly<Record<'sad' | 'mse' | 'gradient' | 'color', Score>>;
}

/** Scores of one clip. */
export interface ClipResult {
  readonly key: string;
  readonly half: 'tuning' | 'held-out';
  readonly title: string;
  readonly ours: Score;
  readonly rivals: readonly RivalScores[];
}

/** One figure per measure; every rival's comes from the settings that are best for that measure. */
interface Figures {
  readonly sad: number;
  readonly mse: number;
  readonly gradient: number;
  readonly alpha: Readonly<Record<Region, number>>;
  readonly color: Readonly<Record<Region, number>>;
}

function tunedFigures(tuned: RivalScores['tuned']): Figures {
  return {
    sad: tuned.sad.sad,
    mse: tuned.mse.mse,
    gradient: tuned.gradient.gradient,
    alpha: tuned.sad.alpha,
    color: tuned.color.color,
  };
}

const cells = (one: Figures): Record<string, string> => ({
  SAD: figure(one.sad),
  MSE: figure(one.mse),
  gradient: figure(one.gradient),
  colour: figure(one.color.all),
  'alpha: foreground': figure(one.alpha.foreground),
  wall: figure(one.alpha.wall),
  edge: figure(one.alpha.edge),
  'colour: foreground': figure(one.color.foreground),
  'wall ': figure(one.color.wall),
  'edge ': figure(one.color.edge),
});

/** Means over the clips of one half. */
export function averages(results: readonly ClipResult[]): string {
  const rows = [
    { keyer: 'this keyer, automatic', ...cells(meanFigures(results.map((r) => r.ours))) },
  ];
  for (const [index, { name }] of (results[0]?.rivals ?? []).entries()) {
    const of = results.map((result) => result.rivals[index] as RivalScores);
    rows.push(
      { keyer: `${name}, defaults`, ...cells(meanFigures(of.map((one) => one.defaults))) },
      {
        keyer: `${name}, best per clip`,
        ...cells(meanFigures(of.map((one) => tunedFigures(one.tuned)))),
      },
    );
  }
  return markdownTable(rows);
}

function meanFigures(all: readonly Figures[]): Figures {
  return meanScore(all.map((one): Score => ({ ...one })));
}

/** For each clip: this keyer beside the best that any rival reaches, measure by measure. */
export function perClip(results: readonly ClipResult[]): string {
  return markdownTable(
    results.map((result) => {
      const best = (read: (one: Figures) => number) =>
        Math.min(...result.rivals.map((rival) => read(tunedFigures(rival.tuned))));
      const pair = (read: (one: Figures) => number) =>
        `${figure(read(result.ours))} / ${figure(best(read))}`;
      return {
        clip: `${result.key}: ${result.title}`,
        half: result.half,
        SAD: pair((one) => one.sad),
        MSE: pair((one) => one.mse),
        gradient: pair((one) => one.gradient),
        colour: pair((one) => one.color.all),
      };
    }),
  );
}

const measures: readonly (readonly [string, (one: Figures) => number])[] = [
  ['SAD', (one) => one.sad],
  ['MSE', (one) => one.mse],
  ['gradient', (one) => one.gradient],
  ...regions
    .slice(1)
    .map((region) => [`alpha, ${region}`, (one: Figures) => one.alpha[region]] as const),
  ...regions.map((region) => [`colour, ${region}`, (one: Figures) => one.color[region]] as const),
];

/** Every measure of every clip where some rival at its best is ahead by more than a hundredth. */
export function losses(results: readonly ClipResult[]): string {
  const rows = results.flatMap((result) =>
    measures.flatMap(([measure, read]) => {
      const own = read(result.ours);
      const ahead = result.rivals
        .map((rival) => ({ name: rival.name, value: read(tunedFigures(rival.tuned)) }))
        .filter((rival) => rival.value < own * 0.99)
        .sort((a, b) => a.value - b.value)[0];
      if (!ahead) return [];
      return [
        {
          clip: result.key,
          measure,
          'this keyer': figure(own),
          'best rival': figure(ahead.value),
          rival: ahead.name,
        },
      ];
    }),
  );
  return rows.length > 0 ? markdownTable(rows) : 'Nowhere.\n';
}

/** Measures whose mean over the clips is not below that of every rival at its best. */
export function lostAverages(results: readonly ClipResult[]): string[] {
  const own = meanFigures(results.map((result) => result.ours));
  const rivals = (results[0]?.rivals ?? []).map(({ name }, index) => ({
    name,
    figures: meanFigures(
      results.map((result) => tunedFigures((result.rivals[index] as RivalScores).tuned)),
    ),
  }));
  const overall = measures.filter(([name]) =>
    ['SAD', 'MSE', 'gradient', 'colour, all'].includes(name),
  );
  return overall.flatMap(([measure, read]) =>
    rivals
      .filter((rival) => read(rival.figures) <= read(own))
      .map(
        (rival) =>
          `${measure}: ${rival.name} ${figure(read(rival.figures))}, this keyer ${figure(read(own))}`,
      ),
  );
}
