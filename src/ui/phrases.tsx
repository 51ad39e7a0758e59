import { Fragment } from 'react';

/** Preferred break points: after Chinese punctuation, or between two English sentences. */
const ends = /(?<=[，。！？；：、])|(?<=[.?!]) /;
const englishEnd = /[.?!]$/;

/** A headline that breaks between phrases if they fit on a line. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(ends);
  if (phrases.length === 1) return text;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      <span className="inline-block">{phrase}</span>
      {index < phrases.length - 1 && englishEnd.test(phrase) && ' '}
    </Fragment>
  ));
}
