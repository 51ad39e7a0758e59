import { expect, test } from 'vitest';
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { stepsIn } from '#db/seed/content/diagnoses/step.ts';
import { diagnosisSeeds } from '#db/seed/content/diagnoses.ts';
import { type Drawing, drawSteps, NODE_WIDTH } from './drawing-layout.ts';

const question = (id: string, ...to: string[]): DiagnosisStep => ({
  id,
  type: 'question',
  text: id,
  hint: null,
  answers: to.map((target, at) => ({ id: `a${at}`, label: `${at}`, to: target })),
});
const result = (id: string): DiagnosisStep => ({
  id,
  type: 'result',
  text: id,
  hint: null,
  actions: [],
  documents: [],
});

const layers = ({ steps }: Drawing) =>
  Object.fromEntries(steps.map(({ id, x }) => [id, Math.round(x / (NODE_WIDTH + 44))]));

function expectApart({ steps, width, height }: Drawing): void {
  for (const [index, one] of steps.entries()) {
    expect(one.x + NODE_WIDTH).toBeLessThanOrEqual(width);
    expect(one.y).toBeGreaterThanOrEqual(0);
    expect(one.y + one.height).toBeLessThanOrEqual(height);
    for (const other of steps.slice(index + 1)) {
      const isApart =
        one.x !== other.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
      expect(isApart, `${one.id} and ${other.id}`).toBe(true);
    }
  }
}

test('each step is drawn after all steps that lead to it', () => {
  const drawing = drawSteps([
    question('a', 'd', 'b'),
    question('b', 'c', 'd'),
    question('c', 'd', 'e'),
    result('d'),
    result('e'),
  ]);
  expect(layers(drawing)).toEqual({ a: 0, b: 1, c: 2, d: 3, e: 3 });
  expect(drawing.edges.map(({ from, to }) => from + to).sort()).toEqual([
    'ab',
    'ad',
    'bc',
    'bd',
    'cd',
    'ce',
  ]);
  expectApart(drawing);
});

test.each(diagnosisSeeds.map((seed) => [seed.slug, seed] as const))(
  'the steps of “%s” do not overlap, and every answer has its line',
  (_, seed) => {
    const steps = stepsIn('zh', seed.steps, new Map());
    const drawing = drawSteps(steps);
    expectApart(drawing);
    expect(drawing.steps).toHaveLength(steps.length);
    const answers = seed.steps.reduce((count, step) => count + step.answers.length, 0);
    expect(drawing.edges).toHaveLength(answers);
    expect(drawing.edges.some(({ isLoop, path }) => isLoop || path.includes('NaN'))).toBe(false);
  },
);

test('loops, unreachable steps and answers without a step are drawn too', () => {
  const drawing = drawSteps([
    question('a', 'b', 'none'),
    question('b', 'a', 'b', ''),
    question('lost', 'c', 'c'),
    result('c'),
  ]);
  expect(drawing.steps).toHaveLength(4);
  expect(drawing.edges.filter(({ isLoop }) => isLoop).map(({ from, to }) => from + to)).toEqual([
    'ba',
    'bb',
  ]);
  expect(drawing.edges).toHaveLength(5);
  expectApart(drawing);
});

test('without steps there is nothing to draw', () => {
  expect(drawSteps([])).toEqual({ width: 0, height: 0, steps: [], edges: [] });
});
