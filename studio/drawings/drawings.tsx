import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ArtKey, artKeys, solutionKeys } from '../../src/contracts/enums/art.ts';
import { productKeys } from '../../src/contracts/enums/products.ts';
import { ProductArt } from './product-art.tsx';
import { SolutionArt } from './solution-art.tsx';
import { StageArt } from './stage-art.tsx';

const root = path.resolve(import.meta.dirname, '../..');

/** Folder of the site's drawings. */
export const drawingsDir = path.join(root, 'src/ui/art');

function elementOf(key: ArtKey): ReactElement {
  const product = productKeys.find((known) => key === `product-${known}`);
  if (product) return <ProductArt product={product} />;
  const solution = solutionKeys.find((known) => key === `solution-${known}`);
  if (solution) return <SolutionArt solution={solution} />;
  return <StageArt />;
}

const css = readFileSync(path.join(root, 'src/ui/styles/roles.css'), 'utf8');

/** Colours of the roles in the dark set: a file cannot read the page's custom properties. */
const roles = new Map(
  [css.slice(0, css.indexOf('}')), css.slice(css.indexOf('[data-theme="dark"] {'))].flatMap(
    (text) =>
      [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
        ([, name, value]) => [name, value] as const,
      ),
  ),
);

/** A drawing as the text of its SVG file. @throws if it uses a role without a dark colour */
function svgOf(key: ArtKey): string {
  const markup = renderToStaticMarkup(elementOf(key), { identifierPrefix: key });
  return markup
    .replace(/><\/(?:rect|path|stop|circle|ellipse)>/g, '/>')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const value = roles.get(name);
      if (!value) throw new Error(`the drawing ${key} uses --${name}, which has no dark colour`);
      return value;
    });
}

/** Every drawing of the site: file name and SVG text. */
export function drawings(): { file: string; svg: string }[] {
  return artKeys.map((key) => ({ file: `${key}.svg`, svg: svgOf(key) }));
}
