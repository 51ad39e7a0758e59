// Draws the diagrams of the learning centre into media/diagrams: node studio/diagrams/main.ts [name…]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cameraDiagrams } from './camera.ts';
import { cutoutDiagrams } from './cutout.ts';
import { type Diagram, render } from './draw.ts';
import { lightingDiagrams } from './lighting.ts';
import { englishNetwork, networkDiagrams } from './network.ts';
import { platformDiagrams } from './platform.ts';
import { signalDiagrams } from './signals.ts';
import { englishSound, soundDiagrams } from './sound.ts';
import { englishStudio, studioDiagrams } from './studio.ts';
import { englishTrees, treeDiagrams } from './trees.ts';

const diagrams: Record<string, () => Diagram> = {
  ...studioDiagrams,
  ...lightingDiagrams,
  ...cameraDiagrams,
  ...signalDiagrams,
  ...soundDiagrams,
  ...cutoutDiagrams,
  ...networkDiagrams,
  ...platformDiagrams,
  ...treeDiagrams,
};

const english = { ...englishStudio, ...englishNetwork, ...englishSound, ...englishTrees };

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../media/diagrams');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [locale, drawn] of Object.entries({ zh: diagrams, en: english })) {
  for (const [name, draw] of Object.entries(drawn)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    try {
      writeFileSync(path.join(folder, `${name}-${locale}.svg`), render(draw()));
    } catch (error) {
      throw new Error(`${name}-${locale}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
