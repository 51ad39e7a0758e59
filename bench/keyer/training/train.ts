// Trains the keyer's networks and writes their weights: node bench/keyer/training/train.ts [SCENES]
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGE_SHAPE } from '#keyer/learned.ts';
import { SOLID_SHAPE, solidNetwork } from '#keyer/solid.ts';
import { seeded } from '../scenes/random.ts';
import { changeExamples, exampleOf, sceneOf, solidExamples } from './examples.ts';
import { slopeOfChange, slopeOfEvidence, train } from './network.ts';

/** The scenes of the bench are 0 to 199: none of them is learned from. */
const FIRST_SCENE = 1000;
const SEED = 27;
const SOLID_STEPS = 5000;
const CHANGE_STEPS = 8000;

const [count = 480] = process.argv.slice(2).map(Number);
const file = path.resolve(import.meta.dirname, '../../../packages/keyer/src/learned-weights.ts');
const log = (text: string) => process.stdout.write(`${text}\n`);

const scenes = Array.from({ length: count }, (_, i) => sceneOf(FIRST_SCENE + i));
const ofSolid = solidExamples(scenes, seeded(SEED));
log(`${ofSolid.length / exampleOf(SOLID_SHAPE)} small pixels of ${count} scenes`);
const solidWeights = train(SOLID_SHAPE, ofSolid, slopeOfEvidence, SOLID_STEPS, SEED);
// The last step learns what is left to do once the plates follow the evidence.
solidNetwork.setWeights(solidWeights);
const ofChange = changeExamples(scenes, seeded(SEED));
log(`${ofChange.length / exampleOf(CHANGE_SHAPE)} pixels`);
const changeWeights = train(CHANGE_SHAPE, ofChange, slopeOfChange, CHANGE_STEPS, SEED);

const listOf = (name: string, weights: readonly number[]) =>
  `export const ${name}: readonly number[] = JSON.parse(\n  '${JSON.stringify(weights)}',\n);\n`;
writeFileSync(
  file,
  `/** Made by bench/keyer/training/train.ts from ${count} scenes. */\n${listOf('changeWeights', changeWeights)}${listOf('solidWeights', solidWeights)}`,
);
