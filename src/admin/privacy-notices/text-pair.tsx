import { useMessages } from '#ui/i18n/messages.tsx';
import { TextEditor } from '../editor/text-editor.tsx';
import { privacyMessages } from './messages.ts';

/** Both texts of a version beside each other; without `onChange` they are only shown. */
export function TextPair({
  zh,
  en,
  onChange,
}: {
  zh: string;
  en: string;
  onChange?: (changes: { bodyZh?: string; bodyEn?: string }) => void;
}) {
  const text = useMessages(privacyMessages);
  const bodies = [
    { id: 'bodyZh', locale: 'zh', value: zh },
    { id: 'bodyEn', locale: 'en', value: en },
  ] as const;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      {bodies.map((body) => (
        <section key={body.id} aria-label={text[body.id]} className="min-w-0">
          <h2 className="mb-1.5 text-sm font-medium">{text[body.id]}</h2>
          <TextEditor
            {...body}
            label={text[body.id]}
            isInvalid={false}
            isReadOnly={!onChange}
            describedBy={undefined}
            onChange={(value) => onChange?.({ [body.id]: value })}
          />
        </section>
      ))}
    </div>
  );
}
