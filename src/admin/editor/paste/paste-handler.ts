import { EditorView } from '@codemirror/view';
import { type FittedPaste, fitPaste } from './fit-paste.ts';
import type { PastedText } from './html-to-markdown.ts';
import { tidyLine } from './plain-addresses.ts';

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
      const isAsIs = !html && !/[\r\n|]/.test(plain) && tidyLine(plain) === plain;
      if (view.state.readOnly || isAsIs) return false;
      event.preventDefault();
      if (html) void pasteHtml(view, html, plain, settings);
      else insert(view, tidyLine(plain), plain);
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
      insert(view, tidyLine(plain), plain);
      return;
    }
    const { markdown, removed } = await htmlToMarkdown(html);
    const { text, imported } = await importPictures(markdown, settings.importPicture);
    const pasted = insert(view, text || plain, plain);
    settings.onPasted({
      removed: { ...removed, pictures: removed.pictures - imported },
      ...pasted,
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

/** Inserts a text at the selection; the answer takes it back. */
function insert(
  view: EditorView,
  markdown: string,
  plain: string,
): Pick<PasteReport, 'undo' | 'asPlainText'> {
  const { state } = view;
  const pasted = fitPaste(state, markdown, plain);
  const unformatted = fitPaste(state, plain, plain);
  const { from, to } = pasted;
  view.dispatch({
    changes: pasted,
    selection: { anchor: from + pasted.insert.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  return {
    undo: () => replace(view, pasted, state.sliceDoc(from, to)),
    asPlainText: () =>
      replace(view, pasted, state.sliceDoc(from, unformatted.from) + unformatted.insert),
  };
}

/** Replaces what was pasted, if it is still there unchanged. */
function replace(view: EditorView, { from, insert: pasted }: FittedPaste, text: string): void {
  const to = from + pasted.length;
  if (view.state.sliceDoc(from, to) !== pasted) return;
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + text.length },
    userEvent: 'input.paste',
  });
  view.focus();
}
