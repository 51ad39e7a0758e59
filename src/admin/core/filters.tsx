import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { coreMessages } from './messages.ts';
import { useSearchFields } from './search-fields.ts';

/** Filter of what visitors left by how staff have handled it; open entries are shown first. */
export function HandlingFilter({
  label,
  states,
}: {
  label: string;
  states: Record<'open' | 'done' | 'ignored', string>;
}) {
  return (
    <SelectFilter
      name="status"
      label={label}
      none={states.open}
      options={optionsOf(['done', 'ignored'], states)}
    />
  );
}

/** Row of filters above a list. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 lg:flex lg:flex-wrap">{children}</div>
  );
}

/** Values with their names, as the options of a choice. */
export const optionsOf = <const Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<NoInfer<Value>, string>>,
) => values.map((value) => ({ value, label: names[value] }));

/** Fields of the page in an address; a changed filter begins at the first page. */
const firstPage = { after: undefined, before: undefined };

/** A search field; its text is in the address under `q`. */
export function SearchFilter({ label }: { label: string }) {
  const text = useMessages(coreMessages);
  const { search, change } = useSearchFields();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).trim();
    change({ q, ...firstPage });
  };
  return (
    <search className="col-span-2 min-w-0 grow lg:basis-48">
      <form onSubmit={submit} className="relative">
        <label>
          <span className="mb-1.5 block text-sm font-medium">{label}</span>
          <input
            key={search.q}
            name="q"
            type="search"
            defaultValue={search.q}
            className="control pe-12"
          />
        </label>
        <Button
          type="submit"
          variant="ghost"
          aria-label={text.searchAction}
          className="absolute end-0 bottom-0 [--pad:12px]"
        >
          <IconSearch />
        </Button>
      </form>
    </search>
  );
}

/** A choice; its value is in the address under `name`. */
export function SelectFilter({
  name,
  label,
  none,
  options,
}: {
  name: string;
  label: string;
  /** Text of the choice without a value; by default "all". */
  none?: string;
  options: readonly { value: string; label: string }[];
}) {
  const text = useMessages(coreMessages);
  const { search, change } = useSearchFields();
  return (
    <SelectField
      preselected
      className="min-w-36 lg:max-w-52"
      label={label}
      value={search[name] ?? ''}
      onChange={(event) => change({ [name]: event.target.value, ...firstPage })}
      none={none ?? text.all}
      options={options}
    />
  );
}

/** Links of a keyset list: back to its start, and on. `cursorField` is the field of the page. */
export function KeysetPager({
  cursorField = 'after',
  next,
}: {
  cursorField?: string;
  next: string | number | null;
}) {
  const text = useMessages(coreMessages);
  const { search, change } = useSearchFields();
  if (next === null && !search[cursorField]) return null;
  return (
    <div className="mt-4 flex justify-end gap-3">
      <Button
        variant="secondary"
        disabled={!search[cursorField]}
        onClick={() => change({ [cursorField]: undefined })}
      >
        {text.first}
      </Button>
      <Button
        variant="secondary"
        disabled={next === null}
        onClick={() => change({ [cursorField]: String(next) })}
      >
        {text.next}
      </Button>
    </div>
  );
}
