import { Combobox } from '@base-ui/react/combobox';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { commonMessages } from '#ui/i18n/common.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClose } from '#ui/icons.tsx';
import { useAnswer } from '../../core/use-answer.ts';
import { formKitMessages } from '../messages.ts';
import type { Found, RecordSource } from '../sources.ts';

/** A field with another record, found by its name while somebody types. */
export function ReferenceField({
  id,
  label,
  hint,
  error,
  required,
  disabled,
  chosen,
  source,
  except,
  onChange,
}: {
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  chosen: Found | null;
  source: RecordSource;
  /** Id of a record that cannot be chosen. */
  except?: string;
  onChange: (record: Found | null) => void;
}) {
  const text = useMessages(formKitMessages);
  const common = useMessages(commonMessages);
  const locale = useLocale();
  const ownId = useId();
  const controlId = id ?? ownId;
  const [typed, setTyped] = useState('');
  // What is shown of the chosen record is no search.
  const words = useDeferredValue(typed === chosen?.name ? '' : typed.trim());
  const { data = [] } = useAnswer(
    [...source.key, 'found', locale, words],
    (api) => source.find(api, words, locale),
    { enabled: !disabled, placeholderData: keepPreviousData },
  );
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={controlId} className="mb-1.5 block text-sm font-medium">
        {label}
        {!required && (
          <span className="ms-2 text-xs font-normal text-ink-muted">{common.optional}</span>
        )}
      </label>
      <Combobox.Root
        items={data.filter((record) => record.id !== except)}
        value={chosen}
        disabled={disabled}
        // The server has searched.
        filter={null}
        itemToStringLabel={(record: Found) => record.name}
        isItemEqualToValue={(one: Found, other: Found) => one.id === other.id}
        onInputValueChange={setTyped}
        onValueChange={onChange}
      >
        <Combobox.InputGroup className="relative">
          <Combobox.Input
            id={controlId}
            placeholder={text.typeToFind}
            className="control pe-11"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
          />
          {chosen && !disabled && (
            <Combobox.Clear
              aria-label={text.clear(chosen.name)}
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
                {(record: Found) => (
                  <Combobox.Item
                    key={record.id}
                    value={record}
                    className="menu-item justify-between gap-4"
                  >
                    <span className="min-w-0 truncate">{record.name}</span>
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
        <p id={`${controlId}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${controlId}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
