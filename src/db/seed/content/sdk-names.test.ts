import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keyerLibrary } from 'virtual:program-packages';
import { describe, expect, it } from 'vitest';
import { defaultSettings, MAX_SAMPLES, settingRanges } from '#keyer/settings.ts';
import { furtherParameters, mainParameters } from '#site/demos/sdk/parameter-list.ts';
import { readSeedTexts } from '../texts.ts';
import { sdkEn } from './pages/product-sdk.en.ts';
import { sdkZh } from './pages/product-sdk.zh.ts';
import { sdkFiles } from './sdk/files.ts';

const documents = new Map(
  readSeedTexts<{ slug: string; product: string | null }>('documents').map(
    ({ front, markdown }) => [front.slug, { ...front, markdown }],
  ),
);
const markdownOf = (slug: string) => documents.get(slug)?.markdown ?? '';

/** The declarations of the library that visitors download. */
const types = Object.entries(keyerLibrary.files)
  .filter(([name]) => name.endsWith('.d.ts'))
  .map(([, text]) => Buffer.from(text, 'base64').toString())
  .join('\n');
const declared = new Set(types.match(/\w+/g));

/** Cells of the rows of a table, from the heading of its section on. */
function rowsOf(markdown: string, heading: string): string[][] {
  const section = markdown.slice(markdown.indexOf(`## ${heading}\n`)).split(/\n#{2,3} /)[0] ?? '';
  return [...section.matchAll(/^\| (`.*) \|$/gm)].map(([, cells = '']) => cells.split(' | '));
}

/** Names in backquotes, without arguments and `new`. */
const namesIn = (cell: string) =>
  [...cell.matchAll(/`(?:new )?(\w+)[^`]*`/g)].map(([, name = '']) => name);

const quickstart = rowsOf(markdownOf('sdk-web-quickstart'), '设置');
const tolerance = String(defaultSettings.samples[0]?.tolerance);

describe('what runs: the keyer library', () => {
  it('has its settings, ranges and defaults in the document as in the download', () => {
    const numbers = Object.keys(settingRanges);
    const listed = new Map(
      quickstart.map(([name = '', range, standard]) => [name, [range, standard]]),
    );
    expect([...listed.keys()].sort()).toEqual(
      ['samples', 'samples[].tolerance', 'protectedColors', 'area', ...numbers]
        .map((name) => `\`${name}\``)
        .sort(),
    );
    for (const [name, [low, high]] of Object.entries(settingRanges)) {
      const standard = defaultSettings[name as keyof typeof settingRanges];
      expect(listed.get(`\`${name}\``), name).toEqual([`${low}～${high}`, String(standard)]);
      expect(declared, name).toContain(name);
    }
    expect(listed.get('`samples[].tolerance`')?.[1]).toBe(tolerance);
    expect(listed.get('`samples`')?.[0]).toBe(`1～${MAX_SAMPLES} 个`);
    expect(listed.get('`protectedColors`')?.[0]).toBe(`0～${MAX_SAMPLES} 个`);
  });

  it('has the same defaults in the playground', () => {
    for (const { name, standard } of [...mainParameters, ...furtherParameters]) {
      const row = quickstart.find(([cell]) => cell?.includes(name));
      expect(row?.[2], name).toBe(String(standard));
    }
  });

  it.each([
    ['zh', sdkZh],
    ['en', sdkEn],
  ])('has names on the page in %s that the download has', (_, page) => {
    const api = page.blocks.find(({ id }) => id === 'api');
    if (api?.type !== 'spec-table') throw new Error('The page has no outline of the interface');
    const library = api.groups.slice(0, 3).flatMap(({ rows }) => rows);
    const names = library.flatMap(({ name }) => name.match(/[A-Za-z]\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(25);
    expect(
      names.filter((name) => name !== 'new' && name !== 'canvas' && !declared.has(name)),
    ).toEqual([]);
    const samples = library.find(({ name }) => name === 'samples')?.value;
    expect(samples).toContain(tolerance);
  });

  it('has functions in the reference that the download has, and all of them', () => {
    const rows = rowsOf(markdownOf('sdk-reference-web'), '键控库：函数');
    const names = rows.flatMap(([cell = '']) => namesIn(cell));
    expect(names.filter((name) => !declared.has(name))).toEqual([]);
    const entry = Buffer.from(keyerLibrary.files['dist/types/keyer.d.ts'] ?? '', 'base64');
    const functions = [...entry.toString().matchAll(/export \{([^}]+)\}/g)]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      // Types have their place in the sentences; the settings have a table of their own.
      .filter((name) => /^[a-z]\w+$/.test(name) && !/settings/i.test(name.replace(/^fit/, '')));
    const text = markdownOf('sdk-reference-web');
    expect(functions.length).toBeGreaterThan(5);
    expect(functions.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  });

  it('has every setting in its README', () => {
    const readme = readFileSync(path.resolve('packages/keyer/README.md'), 'utf8');
    const names = Object.keys(defaultSettings);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('what is an interface only: SDK 1.6', () => {
  const sdk = [...documents.values()].filter(({ product }) => product === 'sdk');

  it('has nothing that runs in its packages', () => {
    const names = Object.values(sdkFiles).flatMap((files) => Object.keys(files));
    expect(
      names.filter((name) => /\.(?:dll|so|dylib|exe|aar|js|mjs|wasm|lib|a)$/.test(name)),
    ).toEqual([]);
  });

  it('is called so at the top of every document', () => {
    expect(sdk.length).toBeGreaterThan(14);
    for (const { slug, markdown } of sdk) {
      const runs = ['sdk-web-quickstart', 'sdk-reference-web'].includes(slug);
      expect(markdown.trim().split('\n')[0], slug).toMatch(
        runs ? /^> \*\*提示\*\* 能运行：/ : /^> \*\*注意\*\* 仅接口：/,
      );
    }
    expect(markdownOf('sdk-reference-web')).toMatch(/## 仅接口：[^\n]+\n\n> \*\*注意\*\* 仅接口：/);
    // What runs needs no licence and none of the names of the interface.
    expect(markdownOf('sdk-web-quickstart')).not.toMatch(/createKeyer|cyan\.lic|chokePx/);
  });

  it('has the same defaults in every language and document', () => {
    const schema = JSON.parse(sdkFiles.web['include/preset.schema.json'] ?? '').properties;
    const standards = {
      tolerance: schema.tolerance.default / 100,
      softness: schema.softness.default / 100,
      chokePx: schema.chokePx.default,
      despill: schema.despill.default / 100,
    };
    const kotlin = sdkFiles.android['include/CyanKeyer.kt'] ?? '';
    const swift = sdkFiles.ios['include/CyanKit.swiftinterface'] ?? '';
    const csharp = sdkFiles.windows['include/CyanKeyer.cs'] ?? '';
    const c = rowsOf(markdownOf('sdk-reference-c'), '参数');
    const web = rowsOf(markdownOf('sdk-reference-web'), '名字与默认值对照');
    for (const [name, standard] of Object.entries(standards)) {
      expect(kotlin, name).toContain(`val ${name}: Float = ${standard}f`);
      expect(swift, name).toContain(`${name}: Float = ${standard}`);
      const pascal = name.charAt(0).toUpperCase() + name.slice(1);
      expect(csharp, name).toMatch(
        standard === 0
          ? new RegExp(`float ${pascal} \\{ get; init; \\}\\n`)
          : new RegExp(`float ${pascal} \\{ get; init; \\} = ${standard}f;`),
      );
      const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      expect(c.find(([cell]) => cell === `\`${snake}\``)?.[2], name).toBe(String(standard));
      expect(web.find(([, , cell]) => cell === `\`${name}\``)?.[3], name).toBe(String(standard));
    }
    // The library's side of the table.
    const ours = new Map(web.map(([name = '', standard]) => [name, standard]));
    expect(ours.get('`samples[].tolerance`')).toBe(tolerance);
    expect(ours.get('`shrink`')).toBe(String(defaultSettings.shrink));
    expect(ours.get('`despill`')).toBe(String(defaultSettings.despill));
    expect(ours.get('`clipBlack`、`clipWhite`')).toBe(
      `${defaultSettings.clipBlack}、${defaultSettings.clipWhite}`,
    );
  });
});
