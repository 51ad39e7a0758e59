import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;
/** A count of one before a noun in the plural. */
const ONE_OF_MANY = /(?<![\d.,:])\b1 [a-z]{2,}s\b(?! (?:and|or) )/;
/** Where the one is somebody's or something's name, and a verb follows. */
const NAME = /\b1 (?:is|was|has|does|takes|agrees|differs)\b/;

/** Texts that show Chinese on purpose, and counts that are never one. */
const fine = new Set([
  'commonMessages.switchLanguage',
  'contentMessages.parts.zh',
  'coreMessages.language',
  'factMessages.chinese',
  'feedbackMessages.days',
  'figureMessages.periods',
  'marksMessages.full',
  'photoMessages.tooMany',
  'recordMessages.parts.zh',
  'scriptCheckMessages.exampleText',
  'sdkDemoMessages.conformanceLead',
  'flowerMessages.frames',
]);

/** All texts of one language with their names; functions are asked for one of something. */
function textsOf(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'number') return [[name, `${value}`]];
  if (typeof value === 'function') {
    try {
      return textsOf(value(1, 1, 1, 1, 1), name);
    } catch {
      // It needs more than a number.
      return [[name, '']];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));
}

const isMessages = (value: unknown): value is { zh: object; en: object } =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

const files = globSync('src/**/*.ts').filter((file) =>
  / = define(?:Messages|Texts)\(/.test(readFileSync(file, 'utf8')),
);

it('has every text in both languages, the English ones without Chinese and with their plurals', async () => {
  const faults: string[] = [];
  let seen = 0;
  for (const file of files) {
    const exported: Record<string, unknown> = await import(path.resolve(file));
    for (const [variable, messages] of Object.entries(exported)) {
      if (!isMessages(messages)) continue;
      seen += 1;
      const zh = textsOf(messages.zh, variable);
      const en = textsOf(messages.en, variable);
      const names = new Set(en.map(([name]) => name));
      for (const [name] of zh) if (!names.has(name)) faults.push(`${file}: ${name} is not English`);
      for (const [name, text] of en) {
        if (fine.has(name)) continue;
        if (CHINESE.test(text)) faults.push(`${file}: ${name} is Chinese: ${text}`);
        if (ONE_OF_MANY.test(text) && !NAME.test(text))
          faults.push(`${file}: ${name} counts one as many: ${text}`);
      }
    }
  }
  expect(seen).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});
