import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { styleNonce } from '../../editor/style-nonce.ts';
import { dialogMessages } from './dialog-messages.ts';

const theme = EditorView.theme({
  '&': { fontSize: '0.875rem', maxHeight: '24rem' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.7', overflow: 'auto' },
  '.cm-line, .cm-deletedLine': { padding: '0 12px' },
  '.cm-changedLine': {
    backgroundColor: 'color-mix(in oklab, var(--good) 8%, transparent) !important',
  },
  '.cm-changedText': {
    background: 'color-mix(in oklab, var(--good) 26%, transparent) !important',
  },
  '.cm-deletedChunk': {
    padding: '0',
    backgroundColor: 'color-mix(in oklab, var(--bad) 8%, transparent) !important',
  },
  // The site's font lacks the default sign.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"…"' },
  '.cm-deletedText': {
    background: 'color-mix(in oklab, var(--bad) 24%, transparent) !important',
    textDecoration: 'line-through',
  },
});

/** Long parts without changes are folded. */
const COLLAPSED = { margin: 2, minSize: 6 };

/** Shows the changes from one text to another. */
export default function TextDifference({ before, after }: { before: string; after: string }) {
  const parent = useRef<HTMLDivElement>(null);
  const text = useMessages(dialogMessages);
  useEffect(() => {
    if (!parent.current) return;
    const view = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          EditorView.cspNonce.of(styleNonce()),
          EditorView.contentAttributes.of({ 'aria-label': text.difference }),
          EditorState.phrases.of({ '$ unchanged lines': text.unchangedLines }),
          EditorState.readOnly.of(true),
          EditorView.lineWrapping,
          theme,
          unifiedMergeView({
            original: before,
            mergeControls: false,
            gutter: false,
            collapseUnchanged: COLLAPSED,
          }),
        ],
      }),
    });
    return () => view.destroy();
  }, [before, after, text]);
  return <div ref={parent} className="overflow-hidden rounded-sm border border-line" />;
}
