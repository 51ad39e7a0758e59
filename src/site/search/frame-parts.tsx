import { useId } from 'react';
import type { SearchResults } from '#api/search/contract.ts';
import type { SearchKind } from '#contracts/enums/search.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { searchMessages } from '../i18n/search.ts';
import { kindCounts } from './entries.ts';

/** Filter by kind of record, each with its number of results. */
export function KindFilter({
  results,
  kind,
  onChange,
}: {
  results: SearchResults;
  kind: SearchKind | undefined;
  onChange: (kind: SearchKind | undefined) => void;
}) {
  const text = useMessages(searchMessages);
  const name = useId();
  const counts = kindCounts(results);
  const choice = (key: SearchKind | undefined, label: string, count: string | null) => (
    <label key={label} className="search-chip" data-empty={key && count === null ? '' : undefined}>
      <input
        type="radio"
        name={name}
        checked={kind === key}
        disabled={key !== undefined && key !== kind && count === null}
        onChange={() => onChange(key)}
      />
      {label}
      {count !== null && <span className="tabular-nums">{count}</span>}
    </label>
  );
  return (
    <fieldset className="search-chips">
      <legend className="sr-only">{text.filter}</legend>
      {choice(undefined, text.all, null)}
      {counts.map(({ kind: key, count }) => choice(key, text.kinds[key], count))}
    </fieldset>
  );
}

/** Keyboard hints, only with a keyboard and enough room. */
export function KeyHints() {
  const text = useMessages(searchMessages);
  return (
    <p aria-hidden="true" className="search-keys">
      <span>
        <kbd className="keycap">↑</kbd>
        <kbd className="keycap">↓</kbd>
        {text.keys.move}
      </span>
      <span>
        <kbd className="keycap">↵</kbd>
        {text.keys.open}
      </span>
      <span>
        <kbd className="keycap">Esc</kbd>
        {text.keys.close}
      </span>
    </p>
  );
}
