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
  const common = { isInvalid: false, isReadOnly: !onChange, describedBy: undefined };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <section aria-label={text.bodyZh} className="min-w-0">
        <h2 className="mb-1.5 text-sm font-medium">{text.bodyZh}</h2>
        <TextEditor
          {...common}
          id="bodyZh"
          label={text.bodyZh}
          locale="zh"
          value={zh}
          onChange={(bodyZh) => onChange?.({ bodyZh })}
        />
      </section>
      <section aria-label={text.bodyEn} className="min-w-0">
        <h2 className="mb-1.5 text-sm font-medium">{text.bodyEn}</h2>
        <TextEditor
          {...common}
          id="bodyEn"
          label={text.bodyEn}
          locale="en"
          value={en}
          onChange={(bodyEn) => onChange?.({ bodyEn })}
        />
      </section>
    </div>
  );
}
