import { Fragment, useMemo } from 'react';
import { wordsHtml } from './words.ts';

/** Preferred break points: after Chinese punctuation, or between two English sentences. */
const ends = /(?<=[，。！？；：、])|(?<=[.?!]) /;
const englishEnd = /[.?!]$/;
const chinese = /\p{Script=Han}/u;
/** Words with hyphens that fit on a line of a phone in the largest heading, as "sign-language". */
const hyphenated = /((?<![\w-])(?=[\w-]{3,18}(?![\w-]))\w+(?:-\w+)+)/;

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

/** A text that breaks between Chinese words only, and not at the hyphens of English ones. */
export function Words({ text }: { text: string }) {
  // Hydration needs no string of it, so a page needs no dictionary until its texts change.
  const html = useMemo(() => ({ __html: { toString: () => wordsHtml(text) } }), [text]);
  if (!chinese.test(text)) return <Unbroken text={text} />;
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

function Unbroken({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
