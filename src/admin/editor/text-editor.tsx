import { lazy, Suspense } from 'react';
import type { Locale } from '#contracts/locale.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { editorMessages } from './messages.ts';

const MarkdownEditor = lazy(() => import('./markdown-editor.tsx'));

export interface TextEditorProps {
  id: string;
  label: string;
  /** Language of the text. */
  locale: Locale;
  value: string;
  onChange(text: string): void;
  isInvalid: boolean;
  isReadOnly: boolean;
  describedBy: string | undefined;
}

/** A Markdown text with toolbar. The editor is a script of its own, loaded when it is shown. */
export function TextEditor(props: TextEditorProps) {
  const text = useMessages(editorMessages);
  return (
    <Suspense
      fallback={
        <div className="control flex min-h-80 items-center justify-center text-ink-muted">
          {text.loading}
        </div>
      }
    >
      <MarkdownEditor {...props} />
    </Suspense>
  );
}
