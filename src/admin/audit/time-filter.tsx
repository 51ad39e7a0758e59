import { beijingTime } from '#contracts/days.ts';
import { instantOf } from '../core/beijing-time.ts';
import { useSearchFields } from '../core/search-fields.ts';

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
        value={value ? beijingTime(value) : ''}
        onChange={({ target }) =>
          change({ [name]: target.value && instantOf(target.value), before: undefined })
        }
      />
    </label>
  );
}
