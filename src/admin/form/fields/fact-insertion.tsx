import { type SyntheticEvent, useRef, useState } from 'react';
import { factNamesIn, splitAtFacts } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChart } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { FactDialog } from '../../editor/fact-dialog.tsx';
import { useFacts } from '../../editor/facts.ts';
import { formKitMessages } from '../messages.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Puts facts into a plain text where its cursor was last. */
export function useFactInsertion(text: string, onChange: (text: string) => void) {
  const selection = useRef<[start: number, end: number]>(undefined);
  return {
    /** For the control of the text. */
    onSelect({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<TextControl>) {
      selection.current = [selectionStart ?? text.length, selectionEnd ?? text.length];
    },
    insert(markdown: string) {
      const [start, end] = selection.current ?? [text.length, text.length];
      selection.current = [start + markdown.length, start + markdown.length];
      onChange(text.slice(0, start) + markdown + text.slice(end));
    },
  };
}

/** The button that chooses a fact. */
export function FactButton({
  field,
  locale,
  // In the line of the field's name.
  className = 'absolute end-0 -top-1.5',
  onInsert,
}: {
  /** Name of the field. */
  field: string;
  /** Language of the text. */
  locale: Locale;
  className?: string;
  onInsert: (placeholder: string) => void;
}) {
  const text = useMessages(formKitMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={cx('fact-button', className)}
        aria-label={text.insertFactInto(field)}
        title={text.insertFact}
        onClick={() => setOpen(true)}
      >
        <IconChart size={16} />
        {text.fact}
      </button>
      {isOpen && (
        <FactDialog
          locale={locale}
          selectedText=""
          onInsert={({ markdown }) => {
            onInsert(markdown);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A text with the current values of its facts; nothing if it has none. */
export function ShownFacts({ source, locale }: { source: string; locale: Locale }) {
  return factNamesIn(source).length > 0 ? <Shown source={source} locale={locale} /> : null;
}

function Shown({ source, locale }: { source: string; locale: Locale }) {
  const text = useMessages(formKitMessages);
  const { showFact } = useFacts(locale);
  let position = 0;
  return (
    <span className="block break-words">
      {text.readersSee}
      <span lang={locale === 'zh' ? 'zh-CN' : 'en'}>
        {splitAtFacts(source).map((part) => {
          position += part.length;
          const [name] = factNamesIn(part);
          if (name === undefined) return part;
          const value = showFact(name);
          return (
            <span
              key={position}
              className="badge"
              title={name}
              data-tone={value === undefined ? 'bad' : 'key'}
            >
              {value ?? text.unknownFact(name)}
            </span>
          );
        })}
      </span>
    </span>
  );
}
