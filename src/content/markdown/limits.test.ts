import { describe, expect, it } from 'vitest';
import { textLimits } from './limits.ts';
import { renderFragment, renderMarkdown } from './render.ts';
import type { MarkdownLimit } from './text-errors.ts';
import { MarkdownLimitError } from './text-errors.ts';

const limitOf = async (work: Promise<unknown>): Promise<MarkdownLimit | 'none'> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof MarkdownLimitError) return error.limit;
    throw error;
  }
};

/** A text with this much of one thing. */
const texts: Record<MarkdownLimit, (amount: number) => string> = {
  characters: (amount) => 'a'.repeat(amount),
  nesting: (amount) => `${'>'.repeat(amount)} a`,
  containers: (amount) => '- a\n\n'.repeat(amount),
  run: (amount) => `a${'_'.repeat(amount)}a`,
  emphasis: (amount) => '*a '.repeat(amount),
  emphasisInText: (amount) => '*a\n\n'.repeat(amount),
  brackets: (amount) => '[a] '.repeat(amount / 2) + ']'.repeat(amount % 2),
  bracketNesting: (amount) => `${'['.repeat(amount)}a`,
  addresses: (amount) => `[${'www.'.repeat(amount)}_`,
  tags: (amount) => '<'.repeat(amount),
  lines: (amount) => Array.from({ length: amount }, () => 'a').join('\n'),
  headings: (amount) => '# a\n\n'.repeat(amount),
  cells: (amount) => `${'|a'.repeat(9)}\n${'|-'.repeat(9)}\n${'|a\n'.repeat(amount / 10 - 3)}`,
  footnotes: (amount) => 'a[^1]\n\n'.repeat(amount),
};

describe('limits of a text', () => {
  it.each(Object.entries(textLimits) as [MarkdownLimit, number][])(
    'accept as many %s as there may be (%d), and refuse more',
    async (limit, most) => {
      expect(await limitOf(renderMarkdown(texts[limit](most)))).toBe('none');
      const more = texts[limit](limit === 'cells' ? most + 10 : most + 1);
      expect(await limitOf(renderMarkdown(more))).toBe(limit);
      expect(await limitOf(renderFragment(more))).toBe(limit);
    },
  );

  it('count signs of emphasis in a block, lists on a line, and short rows of tables', async () => {
    expect(await limitOf(renderMarkdown('> - 1. '.repeat(5)))).toBe('nesting');
    expect(await limitOf(renderMarkdown('a_ b~\n'.repeat(500)))).toBe('none');
    expect(await limitOf(renderMarkdown('a__ b~~\n'.repeat(500)))).toBe('emphasis');
    const wide = `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'b\n'.repeat(60)}`;
    expect(await limitOf(renderMarkdown(wide))).toBe('cells');
    expect(await limitOf(renderMarkdown(`> a|b\n> -|-\n${'> c\n'.repeat(900)}`))).toBe('none');
  });

  it('say what to do, in both languages', async () => {
    const refused = renderMarkdown(`${'_'.repeat(20_000)}a${'_'.repeat(20_000)}`);
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      messages: {
        zh: '有 20000 个 *、_ 或 ~ 连在一起，最多 32 个。请删去多余的。',
        en: 'There are 20000 of the signs *, _ or ~ in a row; at most 32 are allowed. Take some out.',
      },
    });
  });

  it('leave code of one long line, or of dozens of brackets, without colours', async () => {
    const coloured = async (code: string) =>
      (await renderMarkdown(`\`\`\`css\n${code}\n\`\`\``)).html.includes('--shiki-');
    expect(await coloured('a { b: c }')).toBe(true);
    expect(await coloured('a{'.repeat(600))).toBe(false);
    expect(await coloured('a {\n'.repeat(300))).toBe(false);
  });

  it('are not needed for long runs of signs behind an address', async () => {
    for (const run of ['!', '(', ')', '.', '_a.', '&a;']) {
      const address = `https://example.com/${run.repeat(59_000 / run.length)}`;
      expect(await limitOf(renderMarkdown(`${address}a`))).toBe(
        run === '_a.' ? 'emphasis' : 'none',
      );
    }
  });

  it('leave ordinary texts alone', async () => {
    const item = '- **名称**：`a_b*c`，见 [说明](/dmfaq/a_b)\n';
    const code = `\`\`\`c\n${'char *p = *q * 2; /* a_b */\n'.repeat(160)}\`\`\`\n`;
    const rule = `* * * * * * * * * *\n\n${'_'.repeat(60)}\n\n`;
    const text = `${item.repeat(140)}\n> 引用\n> > 引用中的引用\n\n${rule}${code}`;
    expect(await limitOf(renderMarkdown(text))).toBe('none');
  });
});
