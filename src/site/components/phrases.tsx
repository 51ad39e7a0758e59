/** Where a Chinese headline may break first: after a mark, never between the characters of a word. */
const ends = /(?<=[，。！？；：、])/;

/** A headline whose phrases stay together as long as they fit; English wraps at its spaces anyway. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(ends);
  if (phrases.length === 1) return text;
  return phrases.map((phrase) => (
    <span key={phrase} className="inline-block">
      {phrase}
    </span>
  ));
}
