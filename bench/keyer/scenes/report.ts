/** The tables of the generated scenes. */
import { figure, markdownTable, median } from '../../table.ts';
import { type Errors, measures, type Program, programs, type SceneResult } from './measure.ts';

/** A frame is won if the error is below that of both programs. */
const LEAST_WON = 0.7;
/** Share of opaque pixels that may be thinner than 0.95. */
const MOST_THINNED = 0.005;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => `${figure(100 * share)}%`;

export interface Summary {
  readonly ours: Errors;
  readonly best: Readonly<Record<Program, Errors>>;
  /** Share of frames in which this keyer is below OBS, FFmpeg, and both. */
  readonly won: Readonly<Record<Program | 'both', Errors>>;
  readonly wrongScreens: number;
  readonly thinned: number;
}

export function summarize(results: readonly SceneResult[]): Summary {
  const each = (read: (measure: (typeof measures)[number]) => number): Errors => ({
    sad: read('sad'),
    mse: read('mse'),
    gradient: read('gradient'),
  });
  const wonAgainst = (against: readonly Program[]) =>
    each((measure) =>
      mean(
        results.map((one) =>
          against.every((program) => one.ours[measure] < one.best[program][measure]) ? 1 : 0,
        ),
      ),
    );
  const total = (read: (one: SceneResult) => number) =>
    results.reduce((sum, one) => sum + read(one), 0);
  const bestOf = (program: Program) =>
    each((measure) => mean(results.map((one) => one.best[program][measure])));
  return {
    ours: each((measure) => mean(results.map((one) => one.ours[measure]))),
    best: { OBS: bestOf('OBS'), FFmpeg: bestOf('FFmpeg') },
    won: {
      OBS: wonAgainst(['OBS']),
      FFmpeg: wonAgainst(['FFmpeg']),
      both: wonAgainst(programs),
    },
    wrongScreens: total((one) => (one.isWrongScreen ? 1 : 0)),
    thinned: total((one) => one.thinned) / total((one) => one.opaque),
  };
}

export function summaryTables(results: readonly SceneResult[]): string {
  const { ours, best, won, wrongScreens, thinned } = summarize(results);
  const cells = (one: Errors, show: (value: number) => string) => ({
    SAD: show(one.sad),
    MSE: show(one.mse),
    gradient: show(one.gradient),
  });
  const middle = {
    sad: median(results.map((one) => one.ours.sad)),
    mse: median(results.map((one) => one.ours.mse)),
    gradient: median(results.map((one) => one.ours.gradient)),
  };
  return `${markdownTable([
    { mean: 'this keyer, automatic', ...cells(ours, figure) },
    { mean: 'this keyer, median', ...cells(middle, figure) },
    ...programs.map((program) => ({
      mean: `${program}, best per frame`,
      ...cells(best[program], figure),
    })),
    ...([...programs, 'both'] as const).map((name) => ({
      mean: `frames won against ${name}`,
      ...cells(won[name], percent),
    })),
  ])}\nWrong screens: ${wrongScreens}. Opaque pixels below 0.95: ${percent(thinned)}.\n`;
}

/** What of the aim is not reached; empty when all is. */
export function missed(results: readonly SceneResult[]): string[] {
  const { ours, best, won, wrongScreens, thinned } = summarize(results);
  const lines: string[] = [];
  for (const measure of measures) {
    for (const program of programs) {
      if (ours[measure] < best[program][measure]) continue;
      lines.push(
        `${measure} is ${figure(ours[measure])}, ${program} ${figure(best[program][measure])}`,
      );
    }
    if (won.both[measure] < LEAST_WON) {
      lines.push(`${measure} is the least in ${percent(won.both[measure])} of the frames`);
    }
  }
  if (wrongScreens > 0) lines.push(`${wrongScreens} wrong screens`);
  if (thinned > MOST_THINNED) lines.push(`${percent(thinned)} of the opaque pixels are below 0.95`);
  return lines;
}

/** The scenes that cost the most, by what their SAD is above the best rival's. */
export function worst(results: readonly SceneResult[], count: number): SceneResult[] {
  const cost = (one: SceneResult) =>
    one.ours.sad - Math.min(...programs.map((program) => one.best[program].sad));
  return [...results].sort((a, b) => cost(b) - cost(a)).slice(0, count);
}

export function worstTable(results: readonly SceneResult[]): string {
  return markdownTable(
    results.map((one) => ({
      scene: one.title,
      'SAD, this keyer': figure(one.ours.sad),
      ...Object.fromEntries(
        programs.map((program) => [`SAD, ${program}`, figure(one.best[program].sad)]),
      ),
      'opaque below 0.95': percent(one.thinned / Math.max(1, one.opaque)),
    })),
  );
}
