import { cyanMacos, cyanWindows } from './downloads/cyan.ts';
import { damiAndroid, damiDesktop } from './downloads/dami.ts';
import { flowerLibrary } from './downloads/flower.ts';
import { cyanWeb, keyerLibraryProgram } from './downloads/keyer.ts';
import type { DemoProgram } from './downloads/program.ts';
import { sdkPrograms } from './downloads/sdk.ts';

/** Programs of the fictional provider with their release history, in the order of the page. */
export const demoPrograms: DemoProgram[] = [
  cyanWeb,
  cyanWindows,
  cyanMacos,
  damiAndroid,
  damiDesktop,
  keyerLibraryProgram,
  ...sdkPrograms,
  flowerLibrary,
];
