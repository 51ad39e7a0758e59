/** The three contacts of a booking. The form has one control for all of them. */
export const contactNames = ['phone', 'email', 'wechat'] as const;
export type ContactName = (typeof contactNames)[number];

/** What people write before a contact. */
const before = /^(?:(?:手机号?|电话|邮箱|微信号?)[:\s]*|(?:phone|tel|email|wechat(?: id)?)[:\s]+)/i;
/** "The same on WeChat", written after a telephone number. */
const after = /\(?微信同号\)?$/;

/** Finds out which contact a visitor typed: an address has "@", a number has no letters. */
export function readContact(typed: string): Record<ContactName, string> {
  const text = typed.normalize('NFKC').trim().replace(before, '').replace(after, '').trim();
  const contacts = { phone: '', email: '', wechat: '' };
  if (text.includes('@')) return { ...contacts, email: text };
  if (/[\p{L}_]/u.test(text)) return { ...contacts, wechat: text };
  return { ...contacts, phone: text };
}
