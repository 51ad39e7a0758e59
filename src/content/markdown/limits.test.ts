import { describe, expect, it } from 'vitest';
import {
  MAX_CHARACTERS,
  MAX_CONTAINERS,
  MAX_EMPHASIS,
  MAX_NESTING,
  type MarkdownLimit,
  MarkdownLimitError,
} from './limits.ts';
import { renderFragment, renderMarkdown } from './render.ts';

const limitOf = async (work: Promise<unknown>): Promise<MarkdownLimit | 'none'> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof MarkdownLimitError) return error.limit;
    throw error;
  }
};

describe('limits of a text', () => {
  it.each<[MarkdownLimit, string]>([
    ['characters', '字'.repeat(MAX_CHARACTERS + 1)],
    ['nesting', '>'.repeat(5000)],
    ['nesting', `${'> - 1. '.repeat(MAX_NESTING / 2)}a`],
    ['containers', `${'>'.repeat(MAX_NESTING)}a\n\n`.repeat(MAX_CONTAINERS / MAX_NESTING + 1)],
    ['emphasis', '*a'.repeat(8000)],
    ['emphasis', 'a_ b~\n'.repeat(MAX_EMPHASIS / 2 + 1)],
  ])('refuse too much of %s (%#)', async (limit, text) => {
    expect(await limitOf(renderMarkdown(text))).toBe(limit);
    expect(await limitOf(renderFragment(text))).toBe(limit);
  });

  it('say what to do', async () => {
    await expect(renderMarkdown('*a'.repeat(8000))).rejects.toThrow(
      'A paragraph has 8000 groups of *, _ or ~; at most 2000 are allowed. Put a blank line between its parts.',
    );
  });

  it('leave ordinary texts alone', async () => {
    const item = '- **名称**：`a_b*c`，见 [说明](/dmfaq/a_b)\n';
    const code = `\`\`\`c\n${'char *p = *q * 2; /* a_b */\n'.repeat(200)}\`\`\`\n`;
    const rule = '* * * * * * * * * *\n\n';
    const text = `${item.repeat(200)}\n> 引用\n> > 引用中的引用\n\n${rule}${code}`;
    expect(await limitOf(renderMarkdown(text))).toBe('none');
  });
});
