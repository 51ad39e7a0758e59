import type { Options } from 'remark-rehype';
import type { Locale } from '#contracts/locale.ts';

type FootnoteWords = Required<Pick<Options, 'footnoteLabel' | 'footnoteBackLabel'>>;

/** Names for screen readers: of the footnotes, and of the links from one back into the text. */
export const footnoteWords: Record<Locale, FootnoteWords> = {
  zh: {
    footnoteLabel: '脚注',
    footnoteBackLabel: (note, use) => `返回脚注 ${note + 1} 的${use > 1 ? `第 ${use} 处` : ''}引用`,
  },
  en: {
    footnoteLabel: 'Footnotes',
    footnoteBackLabel: (note, use) => `Back to reference ${note + 1}${use > 1 ? `-${use}` : ''}`,
  },
};
