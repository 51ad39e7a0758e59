import { splitExtension } from './extension.ts';

/** The three contacts of a booking. The form has one control for all of them. */
export const contactNames = ['phone', 'email', 'wechat'] as const;
export type ContactName = (typeof contactNames)[number];

/** What people write before a contact, and what links have before it. */
const label =
  '(?:(?:手机号?|电话|邮箱|微信号?)[:\\s]*|(?:phone|mobile|tel|e-?mail|mailto|we(?:chat|ixin)(?: id)?|vx|wx)[:\\s]+)';
const before = new RegExp(`^${label}`, 'i');
/** "The same on WeChat", written after a telephone number. */
const after = /\(?微信同号\)?$/;

/**
 * A contact without what is copied along with it: characters that nobody sees (address books put the
 * direction of writing around numbers), a word or a link's scheme before it, and a stop at its end.
 */
export function cleanContact(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(before, '')
    .replace(after, '')
    .replace(/[\s。]+$/, '')
    .trim();
}

/** An address as `cleanContact` has it; Chinese keyboards write its dots as full stops. */
export const cleanEmail = (typed: string): string =>
  cleanContact(typed).replaceAll('。', '.').replace(/\.+$/, '');

/** A WeChat ID, or the number by which WeChat finds a person. */
export const wechatId = /^[A-Za-z0-9_-]{5,40}$/;

/** A WeChat ID that can be nothing else. */
const isOwnId = (text: string) => wechatId.test(text) && /^[a-z_]/i.test(text);

/** A number of QQ, which is no contact of ours. */
export const isQq = (text: string): boolean => /^qq\s*(?:号[:\s]*|[:\s]+)\d{5,11}$/i.test(text);

/** Whether a text is an email address (RFC 5321, without quoted names; RFC 6531 for other letters). */
export function isEmail(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  if (rest.length > 0 || name.length > 64) return false;
  const labels = domain.split('.');
  return (
    name.split('.').every((part) => /^[^\s<>",;:()[\]\\、。]+$/.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => /^(?!-)[^\s<>"',;:()[\]\\、。]{1,63}(?<!-)$/.test(label))
  );
}

/**
 * Finds out which contacts a visitor typed. Two of a kind stay one text, which the rules refuse with
 * what to do.
 */
export function readContact(typed: string): Record<ContactName, string> {
  const parts = contactsIn(typed);
  const kinds = parts.map(kindOf);
  const isEachOnce = new Set(kinds).size === kinds.length;
  const contacts = { phone: '', email: '', wechat: '' };
  for (const part of isEachOnce ? parts : [typed]) {
    contacts[kindOf(part)] = kindOf(part) === 'email' ? cleanEmail(part) : cleanContact(part);
  }
  return contacts;
}

/** What stands between contacts: a space may also be within one, so it is tried last. */
const separators = [
  /\s*[、,;|/\n]\s*/,
  new RegExp(`[\\s、,;|/]+(?=${label})`, 'i'),
  /\s+(?=\S+@)/,
  /\s*[、,;|/\n]\s*|\s+/,
];

/** Contacts that stand beside each other in one text; the text itself if it is one. */
export function contactsIn(typed: string): string[] {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  for (const between of separators) {
    const parts = text.split(between).filter((part) => part !== '');
    if (parts.length > 1 && parts.every(isWhole)) return parts;
  }
  return [typed];
}

/** Whether a part of a text is a contact of its own, and not a group of digits of a number. */
function isWhole(part: string): boolean {
  const text = cleanContact(part);
  if (text.includes('@')) return isEmail(cleanEmail(part));
  // Letters alone may be any word.
  if (isOwnId(text)) return before.test(part) || /[\d_]/.test(text);
  const { number } = splitExtension(text);
  return /^\+?[\d\s()-]+$/.test(number) && number.replace(/\D/g, '').length >= 7;
}

/** An address has "@", a number has no letters but those of its extension. */
function kindOf(part: string): ContactName {
  const text = cleanContact(part);
  if (text.includes('@')) return 'email';
  if (isOwnId(text)) return 'wechat';
  const { number } = splitExtension(text);
  // A number with a word that is not understood is still one, and refused as one.
  const isNumber = !/[\p{L}_]/u.test(number) || /^\+?\(?(?:[\s()-]*\d){7}/.test(number);
  return isNumber ? 'phone' : 'wechat';
}

/** The contacts of a booking, cleaned one by one. */
export const cleanContacts = ({ phone, email, wechat }: Record<ContactName, string>) => ({
  phone: cleanContact(phone),
  email: cleanEmail(email),
  wechat: cleanContact(wechat),
});
