import type { FormValues } from '../bookings/fields.ts';
import type { Locale } from '../locale.ts';
import { MAX_TYPED_CODE } from './code.ts';

/** Text controls of the form and how long their texts may be. */
export const redemptionTexts = {
  code: MAX_TYPED_CODE,
  contact: 120,
  deviceModel: 80,
  deviceSerial: 40,
} as const;
export type RedemptionText = keyof typeof redemptionTexts;
export const redemptionTextNames = Object.keys(redemptionTexts) as RedemptionText[];

/** The form as the API takes it, sent by scripts or posted without them. */
export function readRedemptionForm(form: FormValues, locale: Locale) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    campaign: text('campaign'),
    code: text('code'),
    contact: text('contact'),
    deviceModel: text('deviceModel'),
    deviceSerial: text('deviceSerial'),
    consent: form.has('consent'),
    privacyVersion: text('privacyVersion'),
    locale,
  };
}
