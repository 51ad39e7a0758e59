import { EditorView } from '@codemirror/view';
import type { PastedText } from './html-to-markdown.ts';

/** What a paste did, for the notice below the text. */
export interface PasteReport {
  removed: PastedText['removed'];
  /** Takes the paste back. */
  undo(): void;
  /** Replaces it with the clip's plain text. */
  asPlainText(): void;
}

export interface PasteSettings {
  /** Brings a picture of another site into the library; its name in texts, or null. */
  importPicture(address: string): Promise<string | null>;
  onPasted(report: PasteReport): void;
  onBusy(isBusy: boolean): void;
}

/** Turns pasted HTML into Markdown. With Shift, the browser pastes plain text by itself. */
export function pasteHandler(settings: PasteSettings) {
  return EditorView.domEventHandlers({
    paste(event, view) {
      const clip = event.clipboardData;
      if (!clip) return false;
      const html = clip.getData('text/html');
      const plain = clip.getData('text/plain');
      if (!html) return false;
      event.preventDefault();
      void pasteHtml(view, html, plain, settings);
      return true;
    },
  });
}

async function pasteHtml(
  view: EditorView,
  html: string,
  plain: string,
  settings: PasteSettings,
): Promise<void> {
  settings.onBusy(true);
  try {
    const { htmlToMarkdown, hasStructure } = await import('./html-to-markdown.ts');
    if (!hasStructure(html)) {
      insert(view, plain);
      return;
    }
    const { markdown, removed } = await htmlToMarkdown(html);
    const { text, imported } = await importPictures(markdown, settings.importPicture);
    const range = insert(view, text || plain);
    settings.onPasted({
      removed: { ...removed, pictures: removed.pictures - imported },
      undo: () => replace(view, range, text, ''),
      asPlainText: () => replace(view, range, text, plain),
    });
  } finally {
    settings.onBusy(false);
  }
}

/** A picture of another site: alternative text, address, caption. */
const foreignPicture = /!\[([^\]]*)\]\((https?:[^)\s]+)((?: "[^\n]*?")?)\)/g;

/** Brings the pictures of a text into the library; those that fail keep their address. */
async function importPictures(
  markdown: string,
  importPicture: PasteSettings['importPicture'],
): Promise<{ text: string; imported: number }> {
  const addresses = [...new Set([...markdown.matchAll(foreignPicture)].map((match) => match[2]))];
  const keys = new Map<string, string>();
  for (const address of addresses) {
    const key = address && (await importPicture(address));
    if (address && key) keys.set(address, key);
  }
  const text = markdown.replace(
    foreignPicture,
    (whole, alt: string, address: string, title: string) => {
      const key = keys.get(address);
      return key ? `![${alt}](media:${key}${title})` : whole;
    },
  );
  return { text, imported: keys.size };
}

function insert(view: EditorView, text: string): { from: number } {
  const { from, to } = view.state.selection.main;
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + text.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  return { from };
}

/** Replaces what was pasted, if it is still there unchanged. */
function replace(view: EditorView, { from }: { from: number }, old: string, text: string): void {
  const to = from + old.length;
  if (view.state.sliceDoc(from, to) !== old) return;
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + text.length },
    userEvent: 'input.paste',
  });
  view.focus();
}
