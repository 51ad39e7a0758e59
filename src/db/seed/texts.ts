import { parse } from 'yaml';
import type { Locale } from '#contracts/locale.ts';

/** A Markdown file of the demo content: its front matter and its text. */
export interface SeedText<Front> {
  locale: Locale;
  front: Front;
  markdown: string;
}

const files = import.meta.glob<string>('./content/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of a folder below `content/`, named `<slug>.<locale>.md`, by name. */
export function readSeedTexts<Front>(folder: 'articles' | 'documents'): SeedText<Front>[] {
  return Object.entries(files).flatMap(([path, source]) => {
    const locale = /\.(zh|en)\.md$/.exec(path)?.[1] as Locale | undefined;
    if (!locale || !path.startsWith(`./content/${folder}/`)) return [];
    const [, head, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
    if (head === undefined || markdown === undefined)
      throw new Error(`${path} has no front matter`);
    return [{ locale, front: parse(head) as Front, markdown }];
  });
}

/**
 * A date of the demo content, but never in the future: a machine whose clock is slow shows it
 * too.
 */
export function seedMoment(iso: string): Date {
  return new Date(Math.min(Date.parse(iso), Date.now()));
}
