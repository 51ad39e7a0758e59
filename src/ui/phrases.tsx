import { Fragment, useMemo } from 'react';
import { wordsHtml } from './words.ts';

/** Preferred break points: after Chinese punctuation, or between two English sentences. */
const ends = /(?<=[，。！？；：、])|(?<=[.?!]) /;
const englishEnd = /[.?!]$/;
const chinese = /\p{Script=Han}/u;

/**
 * A headline that breaks between phrases if they fit on a line, and inside a Chinese phrase only
 * between words.
 */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(ends);
  if (phrases.length === 1) return <Words text={text} />;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      <span className="inline-block">
        <Words text={phrase} />
      </span>
      {index < phrases.length - 1 && englishEnd.test(phrase) && ' '}
    </Fragment>
  ));
}

/** A text that breaks between Chinese words only. */
export function Words({ text }: { text: string }) {
  // Hydration needs no string of it, so a page needs no dictionary until its texts change.
  const html = useMemo(() => ({ __html: { toString: () => wordsHtml(text) } }), [text]);
  if (!chinese.test(text)) return text;
  return (
    <span
      className="break-keep"
      // The browser's dictionary may differ from the server's: the server's breaks stay.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped; it adds <wbr> only
      dangerouslySetInnerHTML={html}
    />
  );
}
