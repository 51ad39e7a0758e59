import { HEADING_PREFIX } from '#content/markdown/elements.ts';
import type { TocEntry } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import { say, type Voice } from './grammar.ts';
import { patternsEn } from './patterns-en.ts';
import { patternsZh } from './patterns-zh.ts';
import type { Random } from './random.ts';
import { wordsEn } from './words-en.ts';
import { wordsZh } from './words-zh.ts';

/** A generated text, with the columns of articles and documents. */
export interface GeneratedText {
  title: string;
  summary: string;
  bodyMarkdown: string;
  bodyHtml: string;
  toc: TocEntry[];
  readingMinutes: number;
}

const languages = {
  zh: { words: wordsZh, patterns: patternsZh, unit: 1, gap: '', perMinute: 400 },
  en: { words: wordsEn, patterns: patternsEn, unit: 3, gap: ' ', perMinute: 1320 },
};

/** Writes one text and remembers its product, customer and other kept words. */
export function createVoice(locale: Locale, random: Random): Voice {
  const { words } = languages[locale];
  const joint = locale === 'zh' ? '' : ' ';
  const name = random.pick(words.nameHead ?? []) + random.pick(words.nameTail ?? []);
  const customer = name + joint + random.pick(words.company ?? []);
  const model = `${random.pick(['CX', 'MJ', 'LT', 'KV', 'DM', 'FL', 'QP', 'SR'])}-${1000 + random.below(9000)}`;
  const version = `${1 + random.below(4)}.${random.below(9)}.${random.below(6)}`;
  const kept = new Map([
    ['customer', customer],
    ['model', model],
    ['version', version],
  ]);
  return {
    random,
    words: { ...words, customer: [customer], model: [model], version: [version] },
    kept,
    last: new Map(),
  };
}

/** Writes a text of 600 to 1,500 Chinese characters, or of similar length in English. */
export function writeText(locale: Locale, random: Random): GeneratedText {
  const { patterns, unit, gap, perMinute } = languages[locale];
  const voice = createVoice(locale, random);
  const next = dealer(random, patterns.sentences);
  const sentence = () => finish(say(next(), voice));
  const paragraph = (count: number) => Array.from({ length: count }, sentence).join(gap);
  const title = capital(say(random.pick(patterns.titles), voice));
  const summary = finish(say(random.pick(patterns.summaries), voice));

  const length = (560 + random.below(640)) * unit;
  const parts: Part[] = [{ kind: 'paragraph', text: paragraph(2 + random.below(2)) }];
  const headings = new Set<string>();
  for (let written = 0; written < length; ) {
    const heading = capital(say(random.pick(patterns.headings), voice));
    if (!headings.has(heading)) parts.push({ kind: 'heading', text: heading });
    headings.add(heading);
    const added: Part[] = [{ kind: 'paragraph', text: paragraph(2 + random.below(3)) }];
    if (random.chance(0.3)) {
      const items = Array.from({ length: 3 + random.below(3) }, () =>
        capital(say(random.pick(patterns.items), voice)),
      );
      added.push({ kind: 'list', items });
    }
    parts.push(...added);
    written += added.reduce((sum, part) => sum + lengthOf(part), 0);
  }
  const bodyMarkdown = `${parts.map(toMarkdown).join('\n\n')}\n`;
  return {
    title,
    summary,
    bodyMarkdown,
    bodyHtml: parts.map(toHtml).join('\n'),
    toc: [...headings].map((text) => ({ id: headingId(text), depth: 2, text })),
    readingMinutes: Math.max(1, Math.round(bodyMarkdown.length / perMinute)),
  };
}

type Part = { kind: 'paragraph' | 'heading'; text: string } | { kind: 'list'; items: string[] };

/** Draws patterns like cards: none comes again before all were drawn. */
function dealer(random: Random, patterns: readonly string[]): () => string {
  let pack: string[] = [];
  return () => {
    if (pack.length === 0) pack = [...patterns];
    const [dealt = ''] = pack.splice(random.below(pack.length), 1);
    return dealt;
  };
}

function lengthOf(part: Part): number {
  return part.kind === 'list' ? part.items.join('').length : part.text.length;
}

/** Drops the second full stop where the last word had one of its own. */
function finish(text: string): string {
  return capital(text).replace(/([。！？.!?])[。.]$/, '$1');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The id that the renderer would give: letters and digits stay, spaces become dashes. */
function headingId(heading: string): string {
  const slug = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
  return HEADING_PREFIX + slug;
}

function toMarkdown(part: Part): string {
  if (part.kind === 'list') return part.items.map((item) => `- ${item}`).join('\n');
  return part.kind === 'heading' ? `## ${part.text}` : part.text;
}

/** The HTML that rendering would give; the patterns contain nothing to escape but `&` and `<`. */
function toHtml(part: Part): string {
  if (part.kind === 'list') {
    return `<ul>\n${part.items.map((item) => `<li>${escapeText(item)}</li>`).join('\n')}\n</ul>`;
  }
  if (part.kind === 'paragraph') return `<p>${escapeText(part.text)}</p>`;
  const id = headingId(part.text);
  return `<h2 id="${id}">${escapeText(part.text)}<a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a></h2>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}
