import type { Highlight } from '#contracts/highlight.ts';

/** A text with the search terms marked. */
export function HighlightedText({ parts }: { parts: Highlight }) {
  return parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
