import { z } from 'zod';
import { findingSeverities, settableFindings } from '../enums/content.ts';
import { socialNetworks } from '../enums/site.ts';
import { mediaId, optionalText } from './fields.ts';

const name = z.string().trim().min(1).max(60);
const line = z.string().trim().min(1).max(160);

const httpsAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[^\s/]+\S*$/);

/** A social account of the provider. */
const socialAccount = z.strictObject({
  network: z.enum(socialNetworks),
  labelZh: name,
  labelEn: name.nullable(),
  handle: optionalText(80),
  url: httpsAddress.nullable(),
  qrText: optionalText(500),
});

/** What staff set for the whole site, in both languages. */
export const settingsShared = z.strictObject({
  brandZh: name,
  brandEn: name,
  companyZh: line,
  companyEn: line,
  logoId: mediaId,
  titleZh: line,
  titleEn: line,
  descriptionZh: z.string().trim().min(1).max(500),
  descriptionEn: z.string().trim().min(1).max(500),
  shareImageId: mediaId,
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^\+?[0-9][0-9 -]{4,}$/)
    .nullable(),
  email: z.email().max(200).nullable(),
  wechat: optionalText(60),
  addressZh: optionalText(200),
  addressEn: optionalText(200),
  serviceHoursZh: optionalText(120),
  serviceHoursEn: optionalText(120),
  icpNumber: optionalText(60),
  policeNumber: optionalText(60),
  policeCode: z
    .string()
    .trim()
    .regex(/^\d{10,20}$/)
    .nullable(),
  socials: z.array(socialAccount).max(12),
  /** Whether a finding of the check before publishing blocks or warns. */
  checkSeverities: z.record(z.enum(settableFindings), z.enum(findingSeverities)),
  loadingView: z.strictObject({
    kind: z.enum(['blank', 'spinner', 'brand']),
    textZh: optionalText(60),
    textEn: optionalText(80),
  }),
});
export type SettingsShared = z.output<typeof settingsShared>;
