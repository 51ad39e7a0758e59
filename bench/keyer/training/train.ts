// Trains the keyer's learned step and writes its weights: node bench/keyer/training/train.ts [SCENES STEPS]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { seeded } from '../scenes/random.ts';
import { EXAMPLE, examplesOf } from './examples.ts';
import { train } from './network.ts';

/** The scenes of the bench are 0 to 199: none of them is learned from. */
const FIRST_SCENE = 1000;
const SEED = 27;

const [scenes = 480, steps = 4000] = process.argv.slice(2).map(Number);
const file = path.resolve(import.meta.dirname, '../../../packages/keyer/src/learned-weights.ts');
const numbers = Array.from({ length: scenes }, (_, i) => FIRST_SCENE + i);
const examples = examplesOf(numbers, seeded(SEED));
process.stdout.write(`${examples.length / EXAMPLE} examples of ${scenes} scenes\n`);
const weights = train(examples, steps, SEED);
writeFileSync(
  file,
  `/** Made by bench/keyer/training/train.ts from ${scenes} scenes in ${steps} steps. */\nexport const weights: readonly number[] = JSON.parse(\n  '${JSON.stringify(weights)}',\n);\n`,
);
