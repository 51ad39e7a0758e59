import { launchStage } from './launch-stage.ts';
import { lectureStudio } from './lecture-studio.ts';
import { medicalTalk } from './medical-talk.ts';
import { policyDesk } from './policy-desk.ts';
import type { DemoScene } from './scene.ts';
import { sellingSet } from './selling-set.ts';
import { teaTerrace } from './tea-terrace.ts';

/** The virtual scenes of the demo content; the first one was made for the demo project. */
export const demoScenes: DemoScene[] = [
  teaTerrace,
  sellingSet,
  launchStage,
  lectureStudio,
  medicalTalk,
  policyDesk,
];
