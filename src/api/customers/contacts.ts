import { readPhone } from '#api/bookings/phone.ts';
import type { Values } from '#api/records/definition.ts';
import { cleanContact, cleanEmail, isEmail, wechatId } from '#contracts/bookings/contact.ts';
import { invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';

/** The form in which each contact is stored and compared; null for what can be none. */
const normalForms = {
  contactPhone: (text: string) => readPhone(cleanContact(text), 'CN'),
  contactEmail: (text: string) => (isEmail(cleanEmail(text)) ? cleanEmail(text) : null),
  contactWechat: (text: string) => (wechatId.test(cleanContact(text)) ? cleanContact(text) : null),
};
type Contact = keyof typeof normalForms;
const contactFields = Object.keys(normalForms) as Contact[];

/**
 * What staff wrote, with contacts in their normal form.
 * @throws AppError VALIDATION_FAILED
 */
export function withContacts(values: Values, locale: Locale): Values {
  const given = contactFields.filter((field) => values[field]);
  const contacts = given.map((field) => {
    const contact = normalForms[field](String(values[field]));
    if (contact) return [field, contact];
    throw invalidField(field, messages[field][locale]);
  });
  return { ...values, ...Object.fromEntries(contacts) };
}

/** The contacts of a customer that can be compared; those that are none are left out. */
export function comparableContacts(
  values: Readonly<Partial<Record<Contact, string>>>,
): Partial<Record<Contact, string>> {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const contact = values[field] && normalForms[field](values[field]);
      return contact ? [[field, contact]] : [];
    }),
  );
}

const messages = {
  contactPhone: {
    zh: '号码不完整或格式不对。中国大陆号码直接填写，其他地区请加国家或地区代码，例如 +852 2345 6789。',
    en: 'This is not a complete number. Outside mainland China, start with the country code, e.g. +44 20 7946 0958.',
  },
  contactEmail: {
    zh: '邮箱格式不对，应类似 name@company.com。',
    en: 'This is not an email address, which looks like name@company.com.',
  },
  contactWechat: {
    zh: '请填写微信号（字母、数字、下划线或减号），不是昵称。',
    en: 'Please give the WeChat ID (letters, digits, _ or -), not the display name.',
  },
};
