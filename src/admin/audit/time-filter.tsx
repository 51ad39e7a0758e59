import { useSearchFields } from '../core/search-fields.ts';

/** Staff work in Beijing time (UTC+8). */
const OFFSET = '+08:00';
const OFFSET_MS = 8 * 3_600_000;

/** A moment in Beijing time; in the address it is in UTC under `name`. */
export function TimeFilter({ name, label }: { name: string; label: string }) {
  const { search, change } = useSearchFields();
  const value = search[name];
  return (
    <label className="col-span-2 sm:col-span-1">
      <span className="mb-1.5 block text-sm font-medium">
        {label} <span className="font-normal text-ink-muted">(UTC+8)</span>
      </span>
      <input
        type="datetime-local"
        className="control"
        value={value ? localTime(value) : ''}
        onChange={({ target }) =>
          change({ [name]: target.value && instantOf(target.value), before: undefined })
        }
      />
    </label>
  );
}

function instantOf(local: string): string {
  return new Date(`${local}${OFFSET}`).toISOString();
}

function localTime(instant: string): string {
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16);
}
