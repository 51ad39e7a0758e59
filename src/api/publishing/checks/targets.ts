import { MarkdownLimitError } from '#content/markdown/limits.ts';
import type { TextTargets } from '#content/markdown/targets.ts';

/** Pictures and links of a text; none of one that is over the limits, which is reported as such. */
export async function targetsOf(markdown: string): Promise<TextTargets> {
  // The parser is heavy and only needed here.
  const { findTargets } = await import('#content/markdown/targets.ts');
  try {
    return findTargets(markdown);
  } catch (error) {
    if (error instanceof MarkdownLimitError) return { pictures: [], links: [] };
    throw error;
  }
}
