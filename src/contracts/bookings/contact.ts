/** The three contacts of a booking. The form has one control for all of them. */
export const contactNames = ['phone', 'email', 'wechat'] as const;
export type ContactName = (typeof contactNames)[number];

/** What people write before a contact, and what links have before it. */
const before =
  /^(?:(?:手机号?|电话|邮箱|微信号?)[:\s]*|(?:phone|mobile|tel|e-?mail|mailto|we(?:chat|ixin)(?: id)?|vx|wx)[:\s]+)/i;
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

/** Finds out which contact a visitor typed: an address has "@", a number has no letters. */
export function readContact(typed: string): Record<ContactName, string> {
  const text = cleanContact(typed);
  const contacts = { phone: '', email: '', wechat: '' };
  if (text.includes('@')) return { ...contacts, email: cleanEmail(text) };
  if (/[\p{L}_]/u.test(text)) return { ...contacts, wechat: text };
  return { ...contacts, phone: text };
}

/** The contacts of a booking, cleaned one by one. */
export const cleanContacts = ({ phone, email, wechat }: Record<ContactName, string>) => ({
  phone: cleanContact(phone),
  email: cleanEmail(email),
  wechat: cleanContact(wechat),
});
