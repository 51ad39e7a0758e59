import { Combobox } from '@base-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { recordListMessages } from './messages.ts';

/** A record that a field can refer to. */
export interface Referred {
  value: string;
  label: string;
  /** What tells it from similar ones. */
  detail?: string;
}

/** A field with another record, found by its name. */
export function ReferenceField({
  label,
  hint,
  error,
  chosen,
  queryKey,
  find,
  onChange,
}: {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  chosen: Referred | null;
  /** Key of the search among the queries, without its words. */
  queryKey: readonly string[];
  find(words: string): Promise<Referred[]>;
  onChange(record: Referred | null): void;
}) {
  const text = useMessages(recordListMessages);
  const id = useId();
  const [typed, setTyped] = useState('');
  // What is shown of the chosen record is no search.
  const words = useDeferredValue(typed === chosen?.label ? '' : typed.trim());
  const { data = [] } = useQuery({
    queryKey: [...queryKey, 'find', words],
    queryFn: () => find(words),
    placeholderData: keepPreviousData,
  });
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <Combobox.Root
        items={data}
        value={chosen}
        // The server has searched.
        filter={null}
        isItemEqualToValue={(one: Referred, other: Referred) => one.value === other.value}
        onInputValueChange={setTyped}
        onValueChange={onChange}
      >
        <Combobox.InputGroup className="relative">
          <Combobox.Input
            id={id}
            placeholder={text.choose}
            className="control pe-11"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
          />
          {chosen && (
            <Combobox.Clear
              aria-label={text.clear(chosen.label)}
              className="absolute inset-y-0 end-0 flex w-11 items-center justify-center text-ink-muted hover:text-ink"
            >
              <IconClose size={16} />
            </Combobox.Clear>
          )}
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-50">
            <Combobox.Popup className="menu max-h-72 w-(--anchor-width) overflow-y-auto">
              <Combobox.Empty className="px-4 py-3 text-sm text-ink-muted empty:hidden">
                {text.noMatch}
              </Combobox.Empty>
              <Combobox.List>
                {(record: Referred) => (
                  <Combobox.Item
                    key={record.value}
                    value={record}
                    className="menu-item justify-between gap-4"
                  >
                    <span className="min-w-0 truncate">{record.label}</span>
                    {record.detail && (
                      <span className="shrink-0 text-xs text-ink-muted">{record.detail}</span>
                    )}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
