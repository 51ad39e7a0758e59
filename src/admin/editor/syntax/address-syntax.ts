import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { bareAddressLength, mayFollow } from '#contracts/bare-addresses.ts';
import { bracketsAround } from './brackets.ts';

/** Of a longer address only the beginning is shown as one, so that a line of them costs little. */
const LONGEST = 2_000;

const web = /^(?:https?:\/\/|www\.)/i;
const mailSign = /[-+.\w]/;
const mail = /^[-+.\w]+@[-\w]+(?:\.[-\w]+)+/;
const wordSign = /[^\s\p{P}\p{S}]/u;

/** Addresses that become links by themselves, as the site shows them. */
export const addressSyntax: MarkdownConfig = {
  remove: ['Autolink'],
  parseInline: [
    {
      name: 'SiteAddress',
      after: 'SiteStrikethrough',
      parse(cx, next, from) {
        if (!mailSign.test(String.fromCharCode(next))) return -1;
        const before = from > cx.offset ? cx.slice(from - 1, from) : '';
        const length = mailLength(cx, from, before) || webLength(cx, from, before);
        return length > 0 ? cx.addElement(cx.elt('URL', from, from + length)) : -1;
      },
    },
  ],
};

const textAt = (cx: InlineContext, from: number, length: number) =>
  cx.slice(from, Math.min(cx.end, from + length));

function webLength(cx: InlineContext, from: number, before: string): number {
  if (!web.test(textAt(cx, from, 'https://'.length))) return 0;
  const text = textAt(cx, from, LONGEST);
  const around = bracketsAround(cx, from);
  if (around === 'link' || !mayFollow(before, text)) return 0;
  const isInBrackets = around === 'plain';
  return isInBrackets && wordSign.test(before) ? 0 : bareAddressLength(text, isInBrackets);
}

function mailLength(cx: InlineContext, from: number, before: string): number {
  // An underscore before it is a mark: one of the address would have been read with it.
  if (before !== '_' && mailSign.test(before)) return 0;
  const address = mail.exec(textAt(cx, from, LONGEST))?.[0] ?? '';
  return /[a-z]$/i.test(address) ? address.length : 0;
}
