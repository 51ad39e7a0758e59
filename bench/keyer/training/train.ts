// Trains the keyer's networks and writes their weights: node bench/keyer/training/train.ts [SCENES]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGE_SHAPE } from '#keyer/learned.ts';
import type { Shape } from '#keyer/network.ts';
import { SOLID_SHAPE, solidNetwork, VIEW_SHAPE, viewNetwork } from '#keyer/solid.ts';
import { seeded } from '../scenes/random.ts';
import { changeExamples, exampleOf, sceneOf, solidExamples } from './examples.ts';
import { type SlopeOf, slopeOfChange, slopeOfEvidence, train } from './network.ts';

/** The scenes of the bench are 0 to 199: none of them is learned from. */
const FIRST_SCENE = 1000;
const SEED = 27;
const STEPS = 10_000;
/** Scenes that the last step learns from: it has many pixels of each, and they are alike. */
const SCENES_OF_CHANGE = 480;

const [count = 2400] = process.argv.slice(2).map(Number);
const file = path.resolve(import.meta.dirname, '../../../packages/keyer/src/learned-weights.ts');
const log = (text: string) => process.stdout.write(`${text}\n`);

function learn(shape: Shape, examples: Float32Array, slopeOf: SlopeOf): number[] {
  log(`${examples.length / exampleOf(shape)} examples`);
  return train(shape, examples, slopeOf, STEPS, SEED);
}

const scenes = Array.from({ length: count }, (_, i) => sceneOf(FIRST_SCENE + i)).filter(
  (scene) => scene !== undefined,
);
log(`${scenes.length} scenes`);
// Each network learns from what those before it find.
const solidWeights = learn(
  SOLID_SHAPE,
  solidExamples(SOLID_SHAPE, scenes, seeded(SEED)),
  slopeOfEvidence,
);
solidNetwork.setWeights(solidWeights);
const viewWeights = learn(
  VIEW_SHAPE,
  solidExamples(VIEW_SHAPE, scenes, seeded(SEED)),
  slopeOfEvidence,
);
viewNetwork.setWeights(viewWeights);
const changeWeights = learn(
  CHANGE_SHAPE,
  changeExamples(scenes.slice(0, SCENES_OF_CHANGE), seeded(SEED)),
  slopeOfChange,
);

const lists = Object.entries({ changeWeights, solidWeights, viewWeights }).map(
  ([name, weights]) =>
    `export const ${name}: readonly number[] = JSON.parse(\n  '${JSON.stringify(weights)}',\n);\n`,
);
writeFileSync(
  file,
  `/** Made by bench/keyer/training/train.ts from ${scenes.length} scenes. */\n${lists.join('')}`,
);
