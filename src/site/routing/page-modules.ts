import type { Page } from '../page.ts';
import { createPageModule, type PageModule } from './page-module.ts';

const modules = import.meta.glob<{ default: Page<never> }>('../pages/*/page.tsx');

/** Every page module by its folder's name; each is fetched on demand. */
export const pageModules: ReadonlyMap<string, PageModule> = new Map(
  Object.entries(modules).map(([path, importer]) => [
    path.slice('../pages/'.length, -'/page.tsx'.length),
    createPageModule(importer),
  ]),
);

/** Source file of a page module, as written in the build's manifest. */
export function pageModuleSource(name: string): string {
  return `src/site/pages/${name}/page.tsx`;
}
