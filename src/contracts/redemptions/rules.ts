import type { FieldProblem } from '../envelope.ts';
import type { Locale } from '../locale.ts';

const texts = {
  contact: {
    zh: '请填写手机号或邮箱，例如 138 0013 8000 或 name@example.com。之后凭它可以再次查看许可。',
    en: 'Please give a mobile number with its country code, such as +44 7700 900123, or an email address. With it you can see the licence again.',
  },
  deviceModel: {
    zh: '请填写相机型号，印在机身或包装盒上。',
    en: 'Please give the model of the camera, as on its body or box.',
  },
  deviceSerial: {
    zh: '序列号只有字母、数字和连字符。看不清可以留空。',
    en: 'A serial number has letters, digits and hyphens only. Leave it empty if you cannot read it.',
  },
  consent: {
    zh: '请阅读并同意隐私声明，否则我们无法保存您的联系方式。',
    en: 'Please accept the privacy notice; without it we may not keep your contact.',
  },
  notice: {
    zh: '隐私声明已更新，请刷新页面、阅读后重新提交。',
    en: 'The privacy notice has changed. Please reload the page, read it and send again.',
  },
} satisfies Record<string, Record<Locale, string>>;

interface Input {
  deviceModel: string;
  deviceSerial: string;
  consent: boolean;
  privacyVersion: string;
  locale: Locale;
}

/** What is wrong with an attempt besides its code; the form checks before it sends, the API again. */
export function inputProblems(
  { deviceModel, deviceSerial, consent, privacyVersion, locale }: Input,
  known: { isContact: boolean; privacyVersion: string },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const refuse = (path: string, problem: keyof typeof texts) =>
    problems.push({ path, message: texts[problem][locale] });
  if (!known.isContact) refuse('contact', 'contact');
  if (!/[\p{L}\p{N}]/u.test(deviceModel)) refuse('deviceModel', 'deviceModel');
  if (!/^[\p{L}\p{N}\s-]*$/u.test(deviceSerial)) refuse('deviceSerial', 'deviceSerial');
  if (!consent) refuse('consent', 'consent');
  else if (privacyVersion !== known.privacyVersion) refuse('consent', 'notice');
  return problems;
}
