import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { isTimeZone } from '../zoned-times.ts';
import { type ContactName, contactNames, contactsIn, isEmail, isQq, wechatId } from './contact.ts';
import { splitExtension } from './extension.ts';
import type { BookingFields } from './fields.ts';
import { canBePhone, phoneCountry } from './phone-country.ts';
import { slotInstants } from './slots.ts';
import { slotZone } from './zones.ts';

/** A preferred day can be at most this many days ahead. */
const MAX_DAYS_AHEAD = 180;
const DAY_MS = 86_400_000;

/** What is said of each problem. */
export const problemTexts = {
  name: { zh: '请填写姓名，方便我们称呼您。', en: 'Please tell us your name.' },
  contact: {
    zh: '请留下手机号、微信号或邮箱，至少填写一项。',
    en: 'Please give at least one of phone, email and WeChat.',
  },
  phone: {
    zh: '号码不完整或格式不对。中国大陆号码直接填写，其他地区请加国家或地区代码，例如 +852 2345 6789。分机写成 010-62345678 转 801。',
    en: 'This is not a complete number. Outside mainland China, start with the country code, e.g. +44 20 7946 0958. Write an extension as ext. 12.',
  },
  country: {
    zh: '请选择这个号码所在的国家或地区；也可以在号码前加上代码，例如 +1。',
    en: 'Please choose the country of this number, or start it with the country code, e.g. +1.',
  },
  email: {
    zh: '邮箱格式不对，应类似 name@company.com。',
    en: 'This is not an email address, which looks like name@company.com.',
  },
  wechat: {
    zh: '请填写微信号（字母、数字、下划线或减号），不是昵称。',
    en: 'Please give the WeChat ID (letters, digits, _ or -), not the display name.',
  },
  several: {
    zh: '一次只能填一个这样的联系方式，请留下最方便的一个；其他的可以写在“想做什么”里。',
    en: 'Only one contact of a kind is possible here. Keep the best one; others may go into “What is it about?”.',
  },
  qq: {
    zh: '我们不用 QQ 联系，请留下手机号、微信号或邮箱。',
    en: 'We do not use QQ. Please give a phone number, a WeChat ID or an email address.',
  },
  solution: { zh: '请从列表中选择用途。', en: 'Please choose a use from the list.' },
  timeZone: { zh: '无法识别这个时区，请重新选择。', en: 'This time zone is not known.' },
  past: {
    zh: '这个时段已经过去，请换一天。',
    en: 'This time has passed; please choose another day.',
  },
  far: {
    zh: `只能预约 ${MAX_DAYS_AHEAD} 天以内的时间。`,
    en: `Please choose a day within ${MAX_DAYS_AHEAD} days.`,
  },
  twice: { zh: '这个时段选了两次。', en: 'This time is chosen twice.' },
  consent: {
    zh: '请阅读并同意隐私声明，否则我们无法保存您的联系方式。',
    en: 'Please accept the privacy notice; without it we may not keep your contact.',
  },
  notice: {
    zh: '隐私声明已更新，请刷新页面、阅读后重新提交。',
    en: 'The privacy notice has changed. Please reload the page, read it and send again.',
  },
} satisfies Record<string, Record<Locale, string>>;

/** The fields that the rules check. */
export type BookingFacts = Pick<
  BookingFields,
  | 'name'
  | 'phone'
  | 'country'
  | 'email'
  | 'wechat'
  | 'solution'
  | 'slots'
  | 'timeZone'
  | 'siteTimeZone'
  | 'consent'
  | 'privacyVersion'
> & { locale: Locale };

/** Site data that the rules compare with. */
export interface RuleContext {
  locale: Locale;
  now: Date;
  /** Current version of the privacy notice. */
  privacyVersion: string;
  /** Keys of the available solutions. */
  solutions: readonly string[];
  /** Whether there can be such a number; the browser knows no numbering plans. */
  isPhone?(phone: string, country: string | undefined): boolean;
}

/** Whether anything of a text can be seen. */
const hasVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(text);

/**
 * All problems of a booking, in the visitor's language; empty if it is valid. The form checks
 * before it sends; the API checks again.
 */
export function bookingProblems(input: BookingFacts, context: RuleContext): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (path: string, problem: keyof typeof problemTexts) =>
    problems.push({ path, message: problemTexts[problem][context.locale] });

  if (!hasVisible(input.name)) refuse('name', 'name');
  if (!input.phone && !input.email && !input.wechat) refuse('phone', 'contact');
  const isSeveral = (name: ContactName) => contactsIn(input[name]).length > 1;
  for (const name of contactNames.filter(isSeveral)) refuse(name, 'several');
  if (input.phone && !isSeveral('phone')) checkPhone(input, context, refuse);
  if (input.email && !isSeveral('email') && !isEmail(input.email)) refuse('email', 'email');
  if (input.wechat && !isSeveral('wechat') && !wechatId.test(input.wechat)) {
    refuse('wechat', isQq(input.wechat) ? 'qq' : 'wechat');
  }
  if (input.solution && !context.solutions.includes(input.solution)) {
    refuse('solution', 'solution');
  }
  checkTimes(input, context.now, refuse);
  if (!input.consent) refuse('consent', 'consent');
  else if (input.privacyVersion !== context.privacyVersion) refuse('consent', 'notice');
  return problems;
}

function checkPhone(
  input: BookingFacts,
  { isPhone = canBePhone }: RuleContext,
  refuse: (path: string, problem: 'phone' | 'country') => void,
): void {
  const country = phoneCountry(input);
  const { number } = splitExtension(input.phone);
  if (!canBePhone(number, country)) refuse('phone', 'phone');
  else if (country === null) refuse('country', 'country');
  else if (!isPhone(number, country)) refuse('phone', 'phone');
}

/** The times of a booking with its zones. */
export type TimeFacts = Pick<BookingFacts, 'slots' | 'timeZone' | 'siteTimeZone'>;

type Refuse = (path: string, problem: 'timeZone' | 'past' | 'far' | 'twice') => void;

/** Refuses preferred times that cannot be, and a zone that is not known. */
export function checkTimes({ slots, ...zones }: TimeFacts, now: Date, refuse: Refuse): void {
  const zone = slotZone(zones);
  if (!isTimeZone(zones.timeZone)) refuse('timeZone', 'timeZone');
  if (zones.siteTimeZone && !isTimeZone(zone)) refuse('siteTimeZone', 'timeZone');
  if (!isTimeZone(zone)) return;
  const names = new Set<string>();
  for (const [index, slot] of slots.entries()) {
    // Date inputs allow years of more than four digits; the API's schema rejects them.
    if (slot.day.length > 10) {
      refuse(`slots.${index}`, 'far');
      continue;
    }
    const { from, to } = slotInstants(slot, zone);
    const name = `${slot.day} ${slot.part}`;
    if (to <= now) refuse(`slots.${index}`, 'past');
    else if (from.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS) {
      refuse(`slots.${index}`, 'far');
    } else if (names.has(name)) refuse(`slots.${index}`, 'twice');
    names.add(name);
  }
}
