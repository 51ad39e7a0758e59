import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_FOLDER, photoSize } from '#api/demo/private-picture.ts';
import { TABLE_PHOTO } from '#api/demo/requirement.ts';
import { demoPhotos } from '#api/demo/work-order.ts';
import { inspectModel } from '#content/models/inspect.ts';
import { drawingSize } from '#contracts/drawing.ts';
import { type MediaManifest, pictureFileNames } from '#contracts/media-manifest.ts';
import { modelLimits } from '#contracts/model-limits.ts';
import type { ModelManifest } from '#contracts/model-manifest.ts';
import { pictureKeySchema } from '#contracts/picture.ts';
import { modelTitles, pictureTexts, turnTitles } from './content/media.ts';
import { MODEL_FOLDER, sourceMedia, TURN_FOLDER } from './media.ts';
import { demoPages } from './pages.ts';
import { readSeedTexts } from './texts.ts';

const MOST_BYTES = 18_000_000;
const manifest = JSON.parse(
  readFileSync(path.join(sourceMedia, 'manifest.json'), 'utf8'),
) as MediaManifest;
const pictures = Object.entries(manifest);

describe('the pictures of the repository', () => {
  it('are the only files in their folder', () => {
    const folders = readdirSync(sourceMedia).filter((name) =>
      statSync(path.join(sourceMedia, name)).isDirectory(),
    );
    const others = ['diagrams', MODEL_FOLDER, PHOTO_FOLDER, TURN_FOLDER];
    expect(folders.filter((name) => !others.includes(name)).sort()).toEqual(
      Object.keys(manifest).sort(),
    );
    for (const [key, entry] of pictures) {
      expect(readdirSync(path.join(sourceMedia, key)).sort(), key).toEqual(
        pictureFileNames(entry).sort(),
      );
    }
  });

  it('have the sizes of the manifest', async () => {
    for (const [key, { width, height, widths, blur }] of pictures) {
      expect(pictureKeySchema.safeParse(key).success, key).toBe(true);
      expect(widths.at(-1), key).toBe(width);
      expect(widths, key).toEqual([...widths].sort((a, b) => a - b));
      expect(blur.length, key).toBeLessThanOrEqual(300);
      for (const name of pictureFileNames({ widths })) {
        const file = await sharp(path.join(sourceMedia, key, name)).metadata();
        const shown = Number.parseInt(name, 10);
        expect(file.width, `${key}/${name}`).toBe(shown);
        expect(file.height, `${key}/${name}`).toBe(Math.round((height * shown) / width));
      }
    }
  });

  it('are at most 18 KB at phone width', () => {
    for (const [key] of pictures) {
      const { size } = statSync(path.join(sourceMedia, key, '480.avif'));
      expect(size, key).toBeLessThanOrEqual(18 * 1024);
    }
  });

  it('are below 18 MB in total', () => {
    const files = readdirSync(sourceMedia, { recursive: true, withFileTypes: true });
    const bytes = files
      .filter((file) => file.isFile())
      .reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('have alternative texts in both languages, and no text lacks its picture', () => {
    expect(Object.keys(pictureTexts).sort()).toEqual(Object.keys(manifest).sort());
    for (const [key, { zh, en }] of Object.entries(pictureTexts)) {
      expect(zh, key).toMatch(/\p{Script=Han}/u);
      expect(en, key).toMatch(/^[^\p{Script=Han}]+$/u);
    }
  });

  it('include every picture that texts refer to', () => {
    const texts = [...readSeedTexts('articles'), ...readSeedTexts('documents')];
    const drawings = readdirSync(path.join(sourceMedia, 'diagrams')).map(
      (name) => path.parse(name).name,
    );
    const known = new Set([
      ...Object.keys(manifest),
      ...drawings.map((name) => `diagrams/${name}`),
    ]);
    const missing = texts.flatMap(({ front, markdown, locale }) =>
      [...markdown.matchAll(/\]\(media:([^\s)]+)/g)].flatMap(([, name = '']) =>
        known.has(name) && !name.endsWith(locale === 'zh' ? '-en' : '-zh')
          ? []
          : `${(front as { slug: string }).slug}.${locale}: ${name}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it('include the cover of every listed article', () => {
    const covers = readSeedTexts<{ slug: string; listed?: boolean }>('articles')
      .filter(({ front }) => front.listed ?? true)
      .map(({ front }) => `article-${front.slug}`);
    expect(covers.length).toBeGreaterThan(0);
    expect(covers.filter((key) => !manifest[key])).toEqual([]);
  });

  it('include every picture that pages refer to', () => {
    const named = JSON.stringify(demoPages).matchAll(/"picture":"([^"]+)"/g);
    const missing = [...named].map(([, key = '']) => key).filter((key) => !manifest[key]);
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the 3D models of the repository', () => {
  const folder = path.join(sourceMedia, MODEL_FOLDER);
  const models = JSON.parse(
    readFileSync(path.join(folder, 'manifest.json'), 'utf8'),
  ) as ModelManifest;

  it('are those of their manifest, with titles', () => {
    const names = Object.keys(models).sort();
    expect(readdirSync(folder).sort()).toEqual(
      [...names.map((name) => `${name}.glb`), 'manifest.json'].sort(),
    );
    expect(Object.keys(modelTitles).sort()).toEqual(names);
  });

  it('pass the checks of an upload, and have what the manifest says', async () => {
    for (const [name, { triangles, texturePixels, bytes }] of Object.entries(models)) {
      const content = readFileSync(path.join(folder, `${name}.glb`));
      expect(content.length, name).toBe(bytes);
      expect(bytes, name).toBeLessThanOrEqual(modelLimits.bytes);
      expect(await inspectModel({ content }), name).toEqual({ triangles, texturePixels });
    }
  });
});

describe('the films of turns', () => {
  const folder = path.join(sourceMedia, TURN_FOLDER);

  it('are MP4 of at most 1.2 MB that begin to play while they load, with titles', () => {
    const names = readdirSync(folder);
    expect(names.map((name) => path.parse(name).name).sort()).toEqual(
      Object.keys(turnTitles).sort(),
    );
    for (const name of names) {
      const content = readFileSync(path.join(folder, name));
      expect(content.length, name).toBeLessThanOrEqual(1_200_000);
      // The index of the frames stands before them.
      const at = (box: string) => content.indexOf(box, 0, 'latin1');
      expect(at('moov'), name).toBeGreaterThan(0);
      expect(at('moov'), name).toBeLessThan(at('mdat'));
      expect(at('avc1'), name).toBeGreaterThan(0);
    }
  });
});

describe('the private photographs of the demo content', () => {
  const folder = path.join(sourceMedia, PHOTO_FOLDER);

  it('have the size of their records, and previews of half the width', async () => {
    const names = readdirSync(folder);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { width, height } = await sharp(path.join(folder, name)).metadata();
      const factor = name.endsWith('-preview.webp') ? 2 : 1;
      expect({ width: width * factor, height: height * factor }, name).toEqual(photoSize);
    }
  });

  it('are all shown by a sheet, and the sheets name no others', () => {
    const full = readdirSync(folder).filter((name) => !name.endsWith('-preview.webp'));
    const shown = [...demoPhotos, TABLE_PHOTO];
    expect(shown.map((name) => `${name}.webp`).sort()).toEqual(full.sort());
  });
});

describe('the diagrams of the repository', () => {
  const folder = path.join(sourceMedia, 'diagrams');
  const names = existsSync(folder) ? readdirSync(folder) : [];

  it('exist in both languages and have a size', () => {
    for (const name of names) {
      const svg = readFileSync(path.join(folder, name), 'utf8');
      expect(drawingSize(svg), name).not.toBeNull();
      const twin = name.replace(/-(zh|en)\.svg$/, (_, locale) =>
        locale === 'zh' ? '-en.svg' : '-zh.svg',
      );
      expect(twin, name).not.toBe(name);
    }
  });

  it('contain no scripts, no external files and no Chinese in English ones', () => {
    for (const name of names) {
      const svg = readFileSync(path.join(folder, name), 'utf8');
      expect(svg, name).not.toMatch(/<script|\son\w+=|<foreignObject|@import/i);
      expect(svg.match(/(?:href|url\()\s*[="'(]*\s*(?:https?:|\/\/|data:)/i), name).toBeNull();
      if (name.endsWith('-en.svg')) expect(svg, name).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it.each([
    'choose-setup-zh',
    'colour-match-zh',
    'edge-diagnosis-zh',
    'edge-diagnosis-en',
    'flicker-tree-zh',
    'no-signal-path-zh',
    'stutter-tree-zh',
  ])('shows questions and answers of %s on a phone without scrolling sideways', (name) => {
    const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
    expect(drawingSize(svg)?.width).toBeLessThanOrEqual(360);
  });
});
