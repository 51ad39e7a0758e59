import type { Page } from '../page.ts';
import { createScreen, type Screen } from './screen.ts';

const modules = import.meta.glob<{ default: Page<never> }>('../pages/*/page.tsx');

/** Every page module by the name of its folder; each is fetched on demand. */
export const screens: ReadonlyMap<string, Screen> = new Map(
  Object.entries(modules).map(([path, importer]) => [
    path.slice('../pages/'.length, -'/page.tsx'.length),
    createScreen(importer),
  ]),
);

/** Source file of a screen, as the build's manifest names it. */
export function screenSource(name: string): string {
  return `src/site/pages/${name}/page.tsx`;
}
