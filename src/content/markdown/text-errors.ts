import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';

/** A text that would take seconds to render, or overflow the stack. */
export class MarkdownLimitError extends AppError {
  readonly limit: MarkdownLimit;

  constructor(limit: MarkdownLimit, amount: number, most: number) {
    super('VALIDATION_FAILED', { messages: advice[limit](amount, most) });
    this.name = 'MarkdownLimitError';
    this.limit = limit;
  }
}

const advice = {
  characters: (amount, most) => ({
    zh: `文字有 ${amount} 个字符，最多 ${most} 个。请拆成几篇。`,
    en: `The text has ${amount} characters; at most ${most} are allowed. Split it into several texts.`,
  }),
  nesting: (amount, most) => ({
    zh: `有一行嵌套了 ${amount} 层引用和列表，最多 ${most} 层。请减少层数。`,
    en: `A line opens ${amount} quotes and lists inside each other; at most ${most} are allowed. Use fewer levels.`,
  }),
  containers: (amount, most) => ({
    zh: `文字有 ${amount} 个引用和列表项，最多 ${most} 个。请拆成几篇。`,
    en: `The text has ${amount} quotes and list items; at most ${most} are allowed. Split it into several texts.`,
  }),
  run: (amount, most) => ({
    zh: `有 ${amount} 个 *、_ 或 ~ 连在一起，最多 ${most} 个。请删去多余的。`,
    en: `There are ${amount} of the signs *, _ or ~ in a row; at most ${most} are allowed. Take some out.`,
  }),
  emphasis: (amount, most) => ({
    zh: `有一段用了 ${amount} 个 *、_ 或 ~，最多 ${most} 个。请用空行把它分成几段。`,
    en: `A paragraph has ${amount} of the signs *, _ or ~; at most ${most} are allowed. Put a blank line between its parts.`,
  }),
  emphasisInText: (amount, most) => ({
    zh: `文字用了 ${amount} 个 *、_ 或 ~，最多 ${most} 个。请拆成几篇。`,
    en: `The text has ${amount} of the signs *, _ or ~; at most ${most} are allowed. Split it into several texts.`,
  }),
  brackets: (amount, most) => ({
    zh: `有一段用了 ${amount} 个方括号，最多 ${most} 个。请用空行把它分成几段。`,
    en: `A paragraph has ${amount} square brackets; at most ${most} are allowed. Put a blank line between its parts.`,
  }),
  bracketNesting: (amount, most) => ({
    zh: `有一段的方括号嵌套了 ${amount} 层，最多 ${most} 层。请补上缺少的 ] 或减少层数。`,
    en: `A paragraph has ${amount} square brackets open inside each other; at most ${most} are allowed. Close them, or use fewer.`,
  }),
  addresses: (amount, most) => ({
    zh: `有一段用了 ${amount} 个网址，最多 ${most} 个。请用空行把它分成几段。`,
    en: `A paragraph has ${amount} web addresses; at most ${most} are allowed. Put a blank line between its parts.`,
  }),
  tags: (amount, most) => ({
    zh: `有一段用了 ${amount} 个 <，最多 ${most} 个。请用空行把它分成几段。`,
    en: `A paragraph has ${amount} signs <; at most ${most} are allowed. Put a blank line between its parts.`,
  }),
  lines: (amount, most) => ({
    zh: `有一段连续 ${amount} 行没有空行，最多 ${most} 行。请加入空行。`,
    en: `There are ${amount} lines without a blank line between them; at most ${most} are allowed. Put in blank lines.`,
  }),
  headings: (amount, most) => ({
    zh: `文字有 ${amount} 个标题，最多 ${most} 个。请拆成几篇。`,
    en: `The text has ${amount} headings; at most ${most} are allowed. Split it into several texts.`,
  }),
  cells: (amount, most) => ({
    zh: `表格共有约 ${amount} 个单元格，最多 ${most} 个。请拆成几篇，或改成文件供下载。`,
    en: `The tables have about ${amount} cells; at most ${most} are allowed. Split the text, or offer a file instead.`,
  }),
  footnotes: (amount, most) => ({
    zh: `脚注和指向脚注的标记共有 ${amount} 处，最多 ${most} 处。请减少脚注。`,
    en: `There are ${amount} footnotes and references to them; at most ${most} are allowed. Use fewer footnotes.`,
  }),
} satisfies Record<string, (amount: number, most: number) => Record<Locale, string>>;

/** The limit that a text exceeds. */
export type MarkdownLimit = keyof typeof advice;

/** A text names pictures or drawings that the media library does not have. */
export class UnknownMediaError extends AppError {
  /** The names, as written after `media:`. */
  readonly names: string[];

  constructor(names: string[]) {
    super('VALIDATION_FAILED', {
      messages: {
        zh: `媒体库里没有这些文件：${names.join('、')}。请重新选择。`,
        en: `The media library has no ${names.map((name) => `"${name}"`).join(', ')}. Choose again.`,
      },
    });
    this.name = 'UnknownMediaError';
    this.names = names;
  }
}

/** A code sample shows a fact, and the colours of its language would cut the placeholder. */
export class FactInCodeError extends AppError {
  constructor(names: string[]) {
    const shown = names.map((name) => `{{fact:${name}}}`);
    super('VALIDATION_FAILED', {
      messages: {
        zh: `代码着色会切断 ${shown.join('、')}。请直接写数值，或把这段代码标为纯文本（text）。`,
        en: `Colours of code would cut ${shown.join(', ')}. Write the value itself, or mark the code as plain text.`,
      },
    });
    this.name = 'FactInCodeError';
  }
}
