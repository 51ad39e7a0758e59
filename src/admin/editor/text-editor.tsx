import { lazy, Suspense } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { editorMessages } from './messages.ts';
import type { TextEditorProps } from './text-editor-props.ts';

const MarkdownEditor = lazy(() => import('./markdown-editor.tsx'));

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
