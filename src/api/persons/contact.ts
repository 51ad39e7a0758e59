import { readPhone } from '#api/bookings/phone.ts';
import { cleanContact, isEmail, readContact, wechatId } from '#contracts/bookings/contact.ts';

/** The contacts of one person, in the form in which they are stored. */
export interface PersonContact {
  /** Telephone in E.164. */
  phone: string | null;
  email: string | null;
  wechat: string | null;
}

/**
 * The contacts that somebody typed, at most one of each kind; null where one of them is none, or a kind
 * is there twice.
 */
export function readPersonContact(typed: string): PersonContact | null {
  const given = readContact(typed);
  const phone = given.phone ? readPhone(given.phone, 'CN') : null;
  const email = given.email && isEmail(given.email) ? given.email.toLowerCase() : null;
  const wechat = wechatId.test(given.wechat) ? given.wechat : null;
  const isRefused = (given.phone && !phone) || (given.email && !email) || (given.wechat && !wechat);
  return isRefused || !(phone || email || wechat) ? null : { phone, email, wechat };
}

/** WeChat IDs of a person: WeChat finds people by their telephone number, too. */
export const wechatsOf = ({ phone, wechat }: PersonContact): string[] =>
  [wechat, phone, phone?.replace(/^\+86/, '')].flatMap((id) =>
    id ? [cleanContact(id).toLowerCase()] : [],
  );

/** All texts that are a contact of a person. */
export const contactTexts = (contact: PersonContact): string[] => [
  ...new Set([contact.email, contact.wechat, ...wechatsOf(contact)].flatMap((one) => one ?? [])),
];
