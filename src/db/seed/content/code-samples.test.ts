import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { z } from 'zod';
import { defaultSettings, type KeyerSettings } from '#keyer/settings.ts';
import {
  cppCode,
  csharpCode,
  kotlinCode,
  swiftCode,
  typescriptCode,
} from '#site/demos/sdk/code.ts';
import { sdkDemoMessages } from '#site/demos/sdk/messages.ts';
import { blocksOf, pageSamples, type Sample, texts } from '#tests/support/code-samples.ts';
import { readSeedTexts } from '../texts.ts';
import { samplePreset } from './downloads/cyan.ts';
import { pictureFacts } from './facts/picture.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
/** Compilers take two seconds, and many times that on a machine with other work. */
const COMPILING = { timeout: 60_000 };
const sdk = path.join(import.meta.dirname, 'sdk');
const root = path.resolve(import.meta.dirname, '../../../..');

/** Settings of the playground: as they begin, and with everything that its code can contain. */
const playgroundSettings: KeyerSettings[] = [
  defaultSettings,
  {
    ...defaultSettings,
    samples: [
      { color: [58, 143, 72], tolerance: 0.16 },
      { color: [40, 120, 60], tolerance: 0.16 },
    ],
    protectedColors: [{ color: [224, 177, 44], tolerance: 0.1 }],
    clipBlack: 0.1,
    shrink: 1,
    feather: 0.5,
    despill: 0.75,
  },
];
const playgroundSamples: Sample[] = playgroundSettings.flatMap((settings, index) => {
  const place = `playground ${index + 1}`;
  const { comments } = sdkDemoMessages.zh;
  return [
    { place, language: 'ts', code: typescriptCode(settings, comments) },
    { place, language: 'cpp', code: cppCode(settings, comments) },
    { place, language: 'swift', code: swiftCode(settings, comments) },
    { place, language: 'kotlin', code: kotlinCode(settings, comments) },
    { place, language: 'csharp', code: csharpCode(settings, comments) },
  ];
});

const samples = [...texts.flatMap((text) => text.samples), ...pageSamples, ...playgroundSamples];
const inLanguage = (...names: string[]) =>
  samples.filter(({ language }) => names.includes(language));

let files: Record<string, string> = {};
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'code-samples-'));
  const names = (await readdir(sdk)).filter((name) => name !== 'files.ts');
  files = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(sdk, name), 'utf8')]),
    ),
  );
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const file = (name: string) => files[name] ?? '';
const isQuotation = ({ code }: Sample) =>
  Object.values(files).some((text) => text.includes(code.trim()));

const documents = new Map(
  readSeedTexts<{ slug: string }>('documents').map(({ front, markdown }) => [front.slug, markdown]),
);
const markdownOf = (slug: string) => documents.get(slug) ?? '';

/** Code without comments and strings. */
function bare(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/"(?:\\.|[^"\\\n])*"/g, '""')
    .replace(/'(?:\\.|[^'\\\n])'/g, "''");
}

/** The first bracket without its partner, if any. */
function unbalanced(code: string): string | undefined {
  const partners: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
  const open: string[] = [];
  for (const [bracket] of bare(code).matchAll(/[()[\]{}]/g)) {
    if (!partners[bracket]) open.push(bracket);
    else if (open.pop() !== partners[bracket]) return bracket;
  }
  return open[0];
}

/** Lines of a text that its grammar does not allow. */
function syntaxErrors(parser: Parser, code: string): number[] {
  const tree = parser.parse(code);
  if (!tree?.rootNode.hasError) return [];
  const wrong = (node: Node): Node[] =>
    node.isError || node.isMissing
      ? [node]
      : node.children.flatMap((child) => (child ? wrong(child) : []));
  return wrong(tree.rootNode).map((node) => node.startPosition.row + 1);
}

/** Names of the SDK in a sample that its published interface lacks. */
function unknownNames({ code }: Sample, api: string): string[] {
  const names = bare(code);
  const types = [...names.matchAll(/\b(?:CY|Cyan)[A-Z]\w+/g)].map(([name]) => name);
  const members = [...names.matchAll(/\bkeyer\??\.(\w+)/g)].map(([, name = '']) => name);
  const calls = [...names.matchAll(/\b(?:CYParameters|CyanParams)[\s({]+([^)}]*)/g)];
  const fields = calls.flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)\s*[:=]/g)].map(([, name = '']) => name),
  );
  const published = new Set(api.match(/\w+/g));
  return [...types, ...members, ...fields].filter((name) => !published.has(name));
}

describe('the published interface of the SDK', () => {
  it('has the same errors in every language', () => {
    const errors: { code: string; number: number; zh: string }[] = JSON.parse(file('errors.json'));
    const numbers = new Map(
      [...file('cyan_keyer.h').matchAll(/CYAN_([A-Z_]+) = (\d+)/g)].map(([, name, value]) => [
        name,
        Number(value),
      ]),
    );
    const declared = new Set(file('cyan-sdk.d.ts').match(/[A-Z_]{6,}/g));
    const licence = markdownOf('sdk-licence');
    for (const { code, number, zh } of errors) {
      const words = code.toLowerCase().split('_');
      const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
      const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
      expect(numbers.get(code), code).toBe(number);
      expect(declared, code).toContain(code);
      expect(file('CyanKeyer.kt').match(/\w+/g), code).toContain(code);
      expect(file('CyanKeyer.cs'), code).toContain(`${pascal} = ${number},`);
      expect(file('CyanKit.swiftinterface'), code).toMatch(
        new RegExp(`case ${code === 'INTERNAL' ? 'internalError' : camel}\\b`),
      );
      expect(licence, code).toContain(`| \`${code}\` | ${number} | ${zh} |`);
    }
  });

  it('is what the reference documents quote', () => {
    const quoted = texts.flatMap(({ place, samples: own }) => {
      if (place.startsWith('documents/sdk-reference-')) return own;
      return /cyan-preset-file|sdk-licence/.test(place)
        ? own.filter(({ language }) => language === 'json')
        : [];
    });
    expect(quoted.length).toBeGreaterThanOrEqual(10);
    expect(quoted.filter((sample) => !isQuotation(sample)).map(({ place }) => place)).toEqual([]);
  });

  it.each([
    ['cyan_keyer.h', 'sdk-reference-c'],
    ['cyan-sdk.d.ts', 'sdk-reference-web'],
    ['CyanKit.swiftinterface', 'sdk-reference-swift'],
    ['CyanKeyer.kt', 'sdk-reference-kotlin'],
    ['cyan-key.txt', 'sdk-reference-cyan-key'],
  ])('is in the reference as a whole: every declaration of %s in %s', (name, slug) => {
    const boilerplate =
      /^(?:#(?:if|ifn?def|else|endif|include)|#define (?:CYAN_KEYER_H|CYAN_API)|extern "C"|import|package|\/[/*]|\/\*\*)/;
    const lines = file(name)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\w/.test(line) && (name.endsWith('.txt') || !boilerplate.test(line)));
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !markdownOf(slug).includes(line))).toEqual([]);
  });

  it('is in the reference as a whole: every public member of CyanKeyer.cs', () => {
    const [visible = ''] = file('CyanKeyer.cs').split('internal static');
    const declared = /^ {0,4}public\b[^\n]*?(\w+)(?=\(| \{| : |;|$)|^ {4}(\w+) = \d/gm;
    const names = [...visible.matchAll(declared)].map(([, member, error]) => member ?? error ?? '');
    expect(names.length).toBeGreaterThan(40);
    const reference = new Set(markdownOf('sdk-reference-csharp').match(/\w+/g));
    expect(names.filter((member) => !reference.has(member))).toEqual([]);
  });
});

describe('the published schemas', () => {
  it.each([
    ['preset.schema.json', 'cyan-preset-file'],
    ['preset.example.json', 'cyan-preset-file'],
    ['licence.schema.json', 'sdk-licence'],
    ['licence.example.json', 'sdk-licence'],
  ])('%s is in document %s as a whole, with a link to the packages', (name, slug) => {
    expect(markdownOf(slug)).toContain(`\`\`\`json\n${file(name).trim()}\n\`\`\``);
    expect(markdownOf(slug)).toContain('(/support/download?product=sdk)');
  });

  it('has the ranges and defaults that the table of preset fields states', () => {
    const { properties } = JSON.parse(file('preset.schema.json')) as {
      properties: Record<string, Record<string, unknown>>;
    };
    const rows = [
      ...markdownOf('cyan-preset-file').matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| .+ \|$/gm),
    ];
    expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(properties).sort());
    for (const [, name = '', range = '', standard = ''] of rows) {
      const field = properties[name] ?? {};
      const { minimum, maximum, minItems = 0, maxItems, multipleOf } = field;
      if (maximum !== undefined) {
        const step = multipleOf ? `，步进 ${multipleOf}` : '';
        expect(range, name).toBe(`${minimum}～${maximum}${step}`);
      }
      if (maxItems !== undefined) expect(range, name).toBe(`${minItems}～${maxItems} 个`);
      if (field.enum)
        expect(range, name).toBe((field.enum as string[]).map((one) => `\`${one}\``).join('、'));
      if (field.default !== undefined)
        expect(standard.replaceAll('`', ''), name).toBe(String(field.default));
    }
  });

  it('agrees with the settings reference on what a preset stores, and so do the shortcuts', () => {
    const { properties } = JSON.parse(file('preset.schema.json')) as {
      properties: Record<string, Record<string, unknown>>;
    };
    const reference = markdownOf('cyan-settings-reference');
    const stored = {
      keys: '键色',
      tolerance: '容差',
      softness: '柔和度',
      chokePx: '边缘收缩',
      despill: '溢色抑制',
      protectColours: '保护色',
    };
    for (const [name, label] of Object.entries(stored)) {
      const [, range = '', standard = ''] =
        new RegExp(`^\\| ${label}（预设） \\| (.+?) \\| (.+?) \\|`, 'm').exec(reference) ?? [];
      const field = properties[name] ?? {};
      const [low, high] =
        field.type === 'array'
          ? [field.minItems ?? 0, field.maxItems]
          : [field.minimum, field.maximum];
      expect(range, label).toMatch(new RegExp(`^${low}～${high}(?!\\d)`));
      if (field.multipleOf !== undefined)
        expect(range, label).toContain(`步进 ${field.multipleOf}`);
      expect(standard, label).toBe(String(field.default ?? '无'));
    }
    const keys = [...markdownOf('cyan-preset-file').matchAll(/^\| ([^|`]+) \| [^|]+ \|$/gm)]
      .map(([, key = '']) => key)
      .filter((key) => !/^(?:按键|-+)$/.test(key));
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !reference.includes(key))).toEqual([]);
  });

  it('has the limits that the table of facts states', () => {
    const { keys, protectColours, chokePx } = JSON.parse(file('preset.schema.json')).properties;
    const fact = (key: string) => pictureFacts.find((one) => one.key === key)?.value;
    expect(fact('cyan-key-samples')).toEqual({ max: keys.maxItems });
    expect(fact('cyan-protected-colours')).toEqual({ max: protectColours.maxItems });
    expect(fact('cyan-choke')).toEqual({ min: chokePx.minimum, max: chokePx.maximum });
  });
});

describe('code samples', () => {
  it('in TypeScript compile in strict mode', COMPILING, async () => {
    await mkdir(path.join(folder, 'cyan-sdk/web'), { recursive: true });
    await writeFile(path.join(folder, 'cyan-sdk/web/index.d.ts'), file('cyan-sdk.d.ts'));
    // The blocks of a text continue each other.
    const alone = playgroundSamples.map((sample) => [sample]);
    const modules = [...texts.map(({ samples: own }) => own), pageSamples, ...alone]
      .map((own) => own.filter((sample) => sample.language === 'ts' && !isQuotation(sample)))
      .filter((own) => own.length > 0);
    expect(modules.length).toBeGreaterThanOrEqual(2);
    const names = modules.map((_, index) => `sample-${index}.ts`);
    await Promise.all(
      modules.map((own, index) =>
        writeFile(
          path.join(folder, names[index] ?? ''),
          `${own.map(({ code }) => code).join('\n')}\nexport {};\n`,
        ),
      ),
    );
    const options = {
      strict: true,
      skipDefaultLibCheck: true,
      noEmit: true,
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      allowImportingTsExtensions: true,
      paths: { '@mujing/keyer': [path.join(root, 'packages/keyer/src/keyer.ts')] },
    };
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: names }),
    );
    const { stdout } = await run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  });

  it('that loop over the frames of a video run without requestVideoFrameCallback', async () => {
    const name = 'packages/keyer/README.md';
    const readme = blocksOf(name, await readFile(path.join(root, name), 'utf8'));
    const loops = [...inLanguage('ts'), ...readme].filter(({ code }) =>
      code.includes('requestVideoFrameCallback'),
    );
    expect(loops.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['product-sdk web', 'playground 1', `${name} block 1`]),
    );
    for (const { place, code } of loops) {
      expect(code, place).toContain('requestAnimationFrame(');
      // A call after the function starts the loop.
      expect(code, place).toMatch(/\};?\n *(?:draw|next)\(\);/);
    }
  });

  it('in JSON match the schemas of presets and licences', () => {
    const schemas = new Map<unknown, z.ZodType>([
      ['cyan-preset/2', z.fromJSONSchema(JSON.parse(file('preset.schema.json')))],
      ['cyan-licence/1', z.fromJSONSchema(JSON.parse(file('licence.schema.json')))],
    ]);
    const published = ['preset.example.json', 'licence.example.json'].map((name) => ({
      place: name,
      language: 'json',
      code: file(name),
    }));
    const cyan = { place: 'Cyan package', language: 'json', code: samplePreset };
    const checked = [...inLanguage('json'), ...published, cyan].flatMap(({ place, code }) => {
      const value: { format?: string; keys?: unknown } = JSON.parse(code);
      // A block with keys is a preset, whatever format it states.
      if (value.keys) expect(value.format, place).toBe('cyan-preset/2');
      const schema = schemas.get(value.format);
      if (!schema) return [];
      expect(schema.safeParse(value).error?.message, place).toBeUndefined();
      return [place];
    });
    expect(checked.length).toBeGreaterThanOrEqual(5);
  });

  it('in shell are parsed by bash, and use options that cyan-key has', async () => {
    const options = new Set(file('cyan-key.txt').match(/--[a-z]+/g));
    for (const { place, code } of inLanguage('bash')) {
      const name = path.join(folder, 'sample.sh');
      await writeFile(name, code);
      const { stderr } = await run('bash', ['-n', name]).catch(
        (error: { stderr: string }) => error,
      );
      expect(stderr, place).toBe('');
      const commands = code.replace(/\\\n/g, ' ').matchAll(/cyan-key\b([^|\n]*)/g);
      for (const [, line = ''] of commands)
        for (const [option] of line.matchAll(/--[a-z]+/g)) expect(options, place).toContain(option);
    }
  });

  it('in C and C++ compile against the published header', COMPILING, async ({ skip }) => {
    const compiler = await run('g++', ['--version']).catch(() => undefined);
    if (!compiler) skip('no g++ on this machine; on Debian: apt-get install g++');
    const sources = inLanguage('c', 'cpp').filter((sample) => !isQuotation(sample));
    expect(sources.length).toBeGreaterThanOrEqual(2);
    const all = [
      ...sources,
      { place: 'main.cpp', language: 'cpp', code: file('main.cpp') },
      { place: 'cyan_keyer.h', language: 'c', code: file('cyan_keyer.h') },
    ];
    for (const [index, { place, language, code }] of all.entries()) {
      const name = path.join(folder, `sample-${index}.${language}`);
      await writeFile(name, code);
      const standard = language === 'c' ? 'c11' : 'c++17';
      const { stderr } = await run('g++', [
        ...['-x', language === 'c' ? 'c' : 'c++', `-std=${standard}`, '-Wall', '-Wextra'],
        ...['-fsyntax-only', '-I', sdk, name],
      ]).catch((error: { stderr: string }) => error);
      expect(stderr, place).toBe('');
    }
  });

  it.each([
    ['kotlin', 'val a = keyer.process(,)', 'CyanKeyer.kt'],
    ['csharp', 'var a = keyer.Process(,);', 'CyanKeyer.cs'],
    ['powershell', 'Get-FileHash (', undefined],
  ])('in %s are parsed', async (language, wrong, api) => {
    await Parser.init();
    const parser = new Parser();
    const grammar = require.resolve(`@lumis-sh/wasm-${language}/tree-sitter-${language}.wasm`);
    parser.setLanguage(await Language.load(grammar));
    expect(syntaxErrors(parser, wrong)).not.toEqual([]);
    if (api) expect(syntaxErrors(parser, file(api)), api).toEqual([]);
    expect(inLanguage(language).length).toBeGreaterThanOrEqual(5);
    for (const { place, code } of inLanguage(language)) {
      // The grammar of PowerShell does not know lists of bare words, such as Camera,Image.
      const known = language === 'powershell' ? code.replace(/\b, ?\b/g, '_') : code;
      expect(syntaxErrors(parser, known), place).toEqual([]);
    }
  });

  it('in Swift, Kotlin and C# are balanced and use names of the interface', () => {
    const published = {
      swift: file('CyanKit.swiftinterface'),
      kotlin: file('CyanKeyer.kt'),
      csharp: file('CyanKeyer.cs'),
    };
    for (const [language, api] of Object.entries(published)) {
      expect(unbalanced(api), language).toBeUndefined();
      const own = inLanguage(language);
      expect(own.length, language).toBeGreaterThanOrEqual(2);
      for (const sample of own) {
        expect(unbalanced(sample.code), sample.place).toBeUndefined();
        // Names that the sample declares itself, such as a class Keyer.
        const declared = sample.code.match(/(?:class|struct|enum|namespace) \w+/g)?.join(' ');
        expect(unknownNames(sample, `${api} ${declared} CyanKit`), sample.place).toEqual([]);
      }
    }
  });
});
