import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type ArtKey, artKeys, solutionKeys } from '#contracts/enums/art.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { ProductArt } from '../product-art.tsx';
import { SceneArt } from '../scene-art.tsx';
import { StageArt } from './stage-art.tsx';

// The drawings as files: pages show them as images, or the server puts them into the page, so that
// no script carries them. Written by `vitest run --project unit src/site/components/art -u`.

function pictureOf(key: ArtKey): ReactElement {
  const product = productKeys.find((known) => key === `product-${known}`);
  const scene = solutionKeys.find((known) => key === `scene-${known}`);
  if (product) return <ProductArt product={product} />;
  return scene ? <SceneArt scene={scene} /> : <StageArt />;
}

const css = readFileSync(new URL('../../../ui/styles/roles.css', import.meta.url), 'utf8');

/** Values of the roles in the dark set, as a file knows no custom properties of the page. */
const roles = new Map(
  [css.slice(0, css.indexOf('}')), css.slice(css.indexOf('[data-theme="dark"] {'))].flatMap(
    (text) =>
      [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
        ([, name, value]) => [name, value] as const,
      ),
  ),
);

function fileOf(key: ArtKey): string {
  const markup = renderToStaticMarkup(pictureOf(key), { identifierPrefix: key });
  return markup
    .replace(/><\/(?:rect|path|stop|circle|ellipse)>/g, '/>')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const value = roles.get(name);
      if (!value) throw new Error(`the picture ${key} uses --${name}, which has no dark value`);
      return value;
    });
}

describe('the files of the drawings', () => {
  it.each(artKeys)('%s is drawn as its component says', async (key) => {
    await expect(fileOf(key)).toMatchFileSnapshot(`../../../ui/art/${key}.svg`);
  });
});
