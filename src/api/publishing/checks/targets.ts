import { runBounded } from '#bounded/run.ts';
import type { TextTargets } from '#content/markdown/targets.ts';
import { MarkdownLimitError } from '#content/markdown/text-errors.ts';

const nothing: TextTargets = {
  pictures: [],
  links: [],
  anchors: [],
  tags: [],
  marks: [],
  doublyBold: [],
  brackets: [],
  empty: [],
};

/** What the check needs to know of a text; of one over the limits nothing, since that is reported. */
export async function targetsOf(markdown: string): Promise<TextTargets> {
  try {
    return await runBounded('find-targets', markdown);
  } catch (error) {
    if (error instanceof MarkdownLimitError) return nothing;
    throw error;
  }
}
