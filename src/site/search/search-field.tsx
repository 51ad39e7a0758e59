import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClose, IconSearch } from '#ui/icons.tsx';
import { searchMessages } from '../i18n/search.ts';
import { closeSearch, searchState } from '../state/search.ts';

/** The search field: a combobox with its list below. */
export function SearchField({
  field,
  value,
  isWaiting,
  listId,
  activeId,
  onType,
  onKey,
}: {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** True while a request is running. */
  isWaiting: boolean;
  /** Id of the list; null if there is none. */
  listId: string | null;
  activeId: string | null;
  onType: (value: string, isComposing: boolean) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}) {
  const text = useMessages(searchMessages);
  // A partial Chinese syllable is not a query. An English word is, even while it is being
  // composed.
  const waitsForInputMethod = useLocale() === 'zh';
  const isComposing = useRef(false);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    // Text from last time is selected for replacement. Text just typed keeps the cursor at its
    // end.
    input?.setSelectionRange(searchState.get().typed.length, input.value.length);
  }, [field]);
  return (
    <div className="search-head">
      <span className="search-sign" aria-hidden="true">
        {isWaiting ? <span className="spinner search-wait" /> : <IconSearch size={22} />}
      </span>
      <input
        ref={field}
        // A field of type "search" would handle the Escape key itself.
        type="text"
        inputMode="search"
        role="combobox"
        className="search-field"
        value={value}
        maxLength={80}
        placeholder={text.hint}
        aria-label={text.hint}
        aria-expanded={listId !== null}
        aria-controls={listId ?? undefined}
        aria-activedescendant={activeId ?? undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ currentTarget }) =>
          onType(currentTarget.value, waitsForInputMethod && isComposing.current)
        }
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false;
          onType(currentTarget.value, false);
        }}
        onKeyDown={(event) => {
          // Enter and arrows belong to the input method. Safari ends the composition before the
          // key event.
          if (!event.nativeEvent.isComposing && event.keyCode !== 229) onKey(event);
        }}
      />
      {value !== '' && (
        <button
          type="button"
          className="search-tool"
          aria-label={text.clear}
          onClick={() => {
            onType('', false);
            field.current?.focus();
          }}
        >
          <IconClose size={18} />
        </button>
      )}
      <button type="button" className="search-close" onClick={closeSearch}>
        <span className="sm:hidden">{text.cancel}</span>
        <span className="max-sm:hidden">
          <span className="keycap">Esc</span> <span className="sr-only">{text.close}</span>
        </span>
      </button>
    </div>
  );
}
