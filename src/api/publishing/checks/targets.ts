import { runBounded } from '#bounded/run.ts';
import type { TextTargets } from '#content/markdown/targets.ts';
import { MarkdownLimitError } from '#content/markdown/text-errors.ts';

/** Pictures and links of a text; none of one that is over the limits, which is reported as such. */
export async function targetsOf(markdown: string): Promise<TextTargets> {
  try {
    return await runBounded('find-targets', markdown);
  } catch (error) {
    if (error instanceof MarkdownLimitError) return { pictures: [], links: [] };
    throw error;
  }
}
