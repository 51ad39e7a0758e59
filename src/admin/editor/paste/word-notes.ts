import type { Element, ElementContent, Root } from 'hast';
import { stylesOf } from './styles.ts';

/** Elements that `footnoteHandlers` turns into footnotes of Markdown; their label is in `dataNote`. */
export const NOTE_MARK = 'note-mark';
export const NOTE_TEXT = 'note-text';

const mark = /^#_(ftn|edn)(\d+)$/;
const backLink = /^#_(?:ftn|edn)ref\d+$/;
const noteId = /^(ftn|edn)(\d+)$/;

/** Prepares Word's footnotes and endnotes, and removes the comments of reviewers. */
export function mendWordNotes() {
  return (tree: Root) => mend(tree, labelsIn(tree));
}

function mend(parent: Root | Element, labels: ReadonlySet<string>): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    if (isComment(child)) return [];
    if (child.tagName === 'a') {
      const href = String(child.properties.href ?? '');
      if (backLink.test(href)) return [];
      const label = labelOf(mark.exec(href));
      // A clip of a part of the document has marks without their text.
      if (label) return labels.has(label) ? [noteElement(NOTE_MARK, label, [])] : [];
    }
    mend(child, labels);
    if (/^(?:foot|end)note-list$/.test(stylesOf(child).get('mso-element') ?? '')) {
      // Without the line above the notes.
      return child.children.filter((note) => note.type === 'element' && note.tagName === NOTE_TEXT);
    }
    const label = labelOf(noteId.exec(String(child.properties.id ?? '')));
    return label ? [noteElement(NOTE_TEXT, label, child.children)] : [child];
  });
}

function isComment(element: Element): boolean {
  const styles = stylesOf(element);
  return (
    styles.get('mso-element') === 'comment-list' ||
    styles.get('mso-special-character') === 'comment' ||
    String(element.properties.className).includes('MsoCommentReference')
  );
}

function labelsIn(parent: Root | Element): Set<string> {
  const labels = parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const label = labelOf(noteId.exec(String(child.properties.id ?? '')));
    return label ? [label] : [...labelsIn(child)];
  });
  return new Set(labels);
}

/** Footnotes keep their number; endnotes are told apart from them. */
function labelOf(match: RegExpExecArray | null): string | undefined {
  return match ? `${match[1] === 'edn' ? 'e' : ''}${match[2]}` : undefined;
}

function noteElement(tagName: string, label: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { dataNote: label }, children };
}
