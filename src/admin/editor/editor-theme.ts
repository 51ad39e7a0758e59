import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Text looks as it will be read: marks step back, headings are large. */
const highlights = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.5em', fontWeight: '700', lineHeight: '1.4' },
  { tag: tags.heading2, fontSize: '1.35em', fontWeight: '700', lineHeight: '1.4' },
  { tag: tags.heading3, fontSize: '1.15em', fontWeight: '700' },
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.link, color: 'var(--key)' },
  { tag: tags.url, color: 'var(--ink-muted)', fontSize: '0.875em' },
  { tag: tags.quote, color: 'var(--ink-muted)' },
  { tag: tags.monospace, fontFamily: 'var(--font-mono)', fontSize: '0.9em' },
  { tag: tags.processingInstruction, color: 'var(--ink-muted)', fontWeight: '400' },
]);

const theme = EditorView.theme({
  '&': { backgroundColor: 'var(--surface)', color: 'var(--ink)', fontSize: '1rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.75', overflow: 'auto' },
  '.cm-content': { padding: '14px 0 72px', caretColor: 'var(--ink)', minHeight: '12rem' },
  '.cm-line': { padding: '0 16px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-placeholder': { color: 'var(--ink-muted)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--key) 22%, transparent) !important',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '8px',
    backgroundColor: 'var(--surface)',
    boxShadow: '0 2px 4px rgb(var(--shade) / 0.06), 0 8px 24px rgb(var(--shade) / 0.1)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '20em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: '8px 14px',
    minWidth: '14rem',
    lineHeight: '1.5',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'color-mix(in oklab, var(--key) 12%, var(--surface))',
    color: 'var(--key)',
  },
  '.cm-completionDetail': { color: 'var(--ink-muted)', fontStyle: 'normal', fontSize: '0.8em' },
  '.cm-panels': { backgroundColor: 'var(--surface-2)', color: 'var(--ink)' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in oklab, var(--warn) 30%, transparent)' },
  '.cm-fact': {
    padding: '1px 6px',
    borderRadius: '4px',
    backgroundColor: 'color-mix(in oklab, var(--key) 12%, var(--surface))',
    color: 'var(--key)',
    fontSize: '0.9em',
    whiteSpace: 'nowrap',
  },
  '.cm-fact[data-unknown]': {
    backgroundColor: 'color-mix(in oklab, var(--bad) 12%, var(--surface))',
    color: 'var(--bad)',
  },
  '.cm-callout': { color: 'var(--key)', fontWeight: '650' },
  '.cm-callout[data-kind=tip]': { color: 'var(--good)' },
  '.cm-callout:is([data-kind=important], [data-kind=warning])': { color: 'var(--warn)' },
  '.cm-callout[data-kind=caution]': { color: 'var(--bad)' },
  '.cm-picture': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    margin: '4px 16px',
    padding: '8px',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    backgroundColor: 'var(--surface-2)',
    color: 'var(--ink-muted)',
    fontSize: '0.875rem',
    lineHeight: '1.5',
  },
  '.cm-picture img': { height: '72px', maxWidth: '160px', objectFit: 'cover', borderRadius: '4px' },
  '.cm-picture[data-missing]': { color: 'var(--bad)', borderColor: 'var(--bad)' },
  '.cm-picture button': { color: 'var(--key)', minHeight: '32px', textDecoration: 'underline' },
});

/** Looks of the editor, in the roles of the site. */
export const editorTheme = [theme, syntaxHighlighting(highlights)];
