import { colour } from './diagnoses/colour.ts';
import { cutoutEdges } from './diagnoses/cutout-edges.ts';
import { flicker } from './diagnoses/flicker.ts';
import { noPicture } from './diagnoses/no-picture.ts';
import { sound } from './diagnoses/sound.ts';
import type { DiagnosisSeed } from './diagnoses/step.ts';
import { stutter } from './diagnoses/stutter.ts';

/** The diagnoses of the troubleshooting section, each offered by one of its documents. */
export const diagnosisSeeds: DiagnosisSeed[] = [
  noPicture,
  cutoutEdges,
  flicker,
  colour,
  stutter,
  sound,
];
