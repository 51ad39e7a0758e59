import { Fragment } from 'react';

/** Where a headline may break first: after a Chinese mark, or between two English sentences. */
const ends = /(?<=[，。！？；：、])|(?<=[.?!]) /;
const englishEnd = /[.?!]$/;

/** A headline whose phrases stay together as long as they fit. */
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
