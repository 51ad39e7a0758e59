import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Text {
  place: string;
  language: 'zh' | 'en';
  text: string;
}

/** The name of Chinese in its own language, which the language switch shows. */
const OTHER_LANGUAGE = /^中文$/;

const STRING_LITERAL = /(["'`])(?:\\.|(?!\1).)*\1/gs;

const folder = new URL('.', import.meta.url);

/** Articles and documents, without code, addresses and the settings at their head. */
function markdownTexts(): Text[] {
  return ['articles/', 'documents/'].flatMap((name) =>
    readdirSync(new URL(name, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({
        place: name + file,
        language: file.endsWith('.en.md') ? ('en' as const) : ('zh' as const),
        text: plain(readFileSync(new URL(name + file, folder), 'utf8')),
      })),
  );
}

function plain(markdown: string): string {
  return (
    markdown
      .replace(/^(?!title|summary)[a-zA-Z]+:.*$/gm, '')
      .replace(/```[\s\S]*?```/g, 'code')
      .replace(/`[^`\n]*`/g, 'code')
      .replace(/!\[(.*)\]\(\S+ "(.*)"\)/g, '$1\n\n$2')
      .replace(/\]\([^)\s]*\)/g, ']')
      // Captions set their number off, which HTML shows as one space.
      .replace(/^图 (\d+) {2}/gm, '图 $1 ')
      .replace(/<[^>]*>/g, '')
  );
}

/** The strings of a module by language: below `zh` and `en`, or named `…Zh` and `…En`. */
function* stringsIn(
  value: unknown,
  language: Text['language'] | undefined,
  place: string,
): Generator<Text> {
  if (typeof value === 'function' && language) {
    for (const [literal] of value.toString().matchAll(STRING_LITERAL)) {
      yield { place, language, text: literal.slice(1, -1) };
    }
  } else if (typeof value === 'string' && language) {
    yield { place, language, text: value };
  } else if (typeof value === 'object' && value) {
    for (const [key, inner] of Object.entries(value)) {
      // Questions and triggers are words to search by, which no page shows.
      if (key === 'code' || key === 'html' || key === 'questions' || key === 'triggers') continue;
      const named = /(?:^|[a-z])(zh|en|Zh|En)$/.exec(key)?.[1]?.toLowerCase();
      const told = /^zh$|^en$|Zh$|En$/.test(key) ? (named as Text['language']) : language;
      yield* stringsIn(inner, told, `${place} ${key}`);
    }
  }
}

const modules = {
  ...import.meta.glob<object>(['./*.ts', './{cases,downloads,pages}/*.ts', '!./**/*.test.ts'], {
    eager: true,
  }),
  ...import.meta.glob<object>(
    [
      '../../../{site,ui}/i18n/*.{ts,tsx}',
      '../../../blocks/messages.ts',
      '!../../../{site,ui}/i18n/*.test.*',
    ],
    { eager: true },
  ),
};

const texts = [
  ...markdownTexts(),
  ...Object.entries(modules).flatMap(([file, module]) => {
    const language = /\.(zh|en)\.ts$/.exec(file)?.[1] as Text['language'] | undefined;
    return [...stringsIn(module, language, file)];
  }),
];

/** Places where a pattern is found, with the text around it. */
function found(language: Text['language'], pattern: RegExp, allowed?: RegExp): string[] {
  return texts
    .filter((text) => text.language === language)
    .flatMap(({ place, text }) =>
      [...text.replace(allowed ?? /(?!)/g, '').matchAll(pattern)].map(
        ({ index, input }) => `${place}: …${input.slice(Math.max(0, index - 12), index + 14)}…`,
      ),
    );
}

describe('texts of the demo content and of the interface', () => {
  it('are collected', () => {
    expect(texts.filter(({ language }) => language === 'zh').length).toBeGreaterThan(1000);
    expect(texts.filter(({ language }) => language === 'en').length).toBeGreaterThan(1000);
  });

  it('in Chinese have Chinese punctuation between Chinese characters', () => {
    expect(found('zh', /\p{Script=Han}[,:;!?]\s*\p{Script=Han}/gu)).toEqual([]);
    expect(found('zh', /\p{Script=Han}\([^()]*\p{Script=Han}\)/gu)).toEqual([]);
    expect(found('zh', /\p{Script=Han}[,:;!?]$/gmu)).toEqual([]);
    expect(found('zh', /\p{Script=Han}\.(?:\s|$)/gmu)).toEqual([]);
    expect(found('zh', /\p{Script=Han}"|"\p{Script=Han}/gu)).toEqual([]);
  });

  it('in Chinese have no space beside Chinese punctuation or between Chinese characters', () => {
    expect(found('zh', /[，。；：！？、）】》][ \t]+\p{Script=Han}/gu)).toEqual([]);
    expect(found('zh', /\p{Script=Han}[ \t]+[，。；：！？、）】》]/gu)).toEqual([]);
    // A postal address sets the house off from its number.
    expect(found('zh', /\p{Script=Han}(?<!号)[ \t]+\p{Script=Han}/gu)).toEqual([]);
  });

  it('in English have no Chinese characters and no full-width punctuation', () => {
    expect(
      found('en', /[\p{Script=Han}，。；：！？、（）【】《》「」]+/gu, OTHER_LANGUAGE),
    ).toEqual([]);
  });

  it('in English have curly apostrophes', () => {
    expect(found('en', /[a-z]'(?:s|t|re|ll|ve|d|m)\b|[a-z]s' [a-z]/gi)).toEqual([]);
  });

  it('have no double spaces and no double punctuation', () => {
    for (const language of ['zh', 'en'] as const) {
      expect(found(language, /\S {2,}\S/g)).toEqual([]);
      expect(found(language, /([，。；：！？、,;:])\1/g)).toEqual([]);
    }
  });
});
