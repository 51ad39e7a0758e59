import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconClose, IconSearch } from '#ui/icons.tsx';
import { searchMessages } from '../i18n/search.ts';
import { closeSearch, searchState } from '../state/search.ts';

/** The field of the search: a combobox whose list stands below it. */
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
  /** An answer is under way. */
  isWaiting: boolean;
  /** Id of the list; null while there is none. */
  listId: string | null;
  activeId: string | null;
  onType: (value: string, isComposing: boolean) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}) {
  const text = useMessages(searchMessages);
  // Half a syllable is no question in Chinese; an English word is one while it is still underlined.
  const waitsForInputMethod = useLocale() === 'zh';
  const isComposing = useRef(false);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    // Words of the last time are there to be replaced, those just typed to be gone on with.
    input?.setSelectionRange(searchState.get().typed.length, input.value.length);
  }, [field]);
  return (
    <div className="search-head">
      <span className="search-sign" aria-hidden="true">
        {isWaiting ? <span className="spinner search-wait" /> : <IconSearch size={22} />}
      </span>
      <input
        ref={field}
        // A field of type "search" would keep the Escape key to itself.
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
          // Enter and arrows belong to the input method; Safari ends the composition before the key.
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
