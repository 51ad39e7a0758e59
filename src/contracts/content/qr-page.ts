import { z } from 'zod';
import { qrPlatforms } from '../enums/qr-pages.ts';
import { optionalText } from './fields.ts';

/** A page of this site, another site, or an app store or app by its own scheme. */
const targetUrl = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(?:\/(?!\/)|https:\/\/[^/]|(?!https?:|javascript:|data:|vbscript:)[a-z][a-z0-9+.-]*:)\S*$/i,
  );

/** Where the code leads on one system. */
const qrTarget = z.strictObject({
  platform: z.enum(qrPlatforms),
  /** Null shows the guidance only. */
  url: targetUrl.nullable(),
  labelZh: z.string().trim().min(1).max(60),
  labelEn: optionalText(80),
  guideZh: optionalText(300),
  guideEn: optionalText(400),
  active: z.boolean(),
});
export type QrTarget = z.output<typeof qrTarget>;

/** The page behind a printed QR code, in both languages. Its address is printed, so it is fixed. */
export const qrShared = z
  .strictObject({
    titleZh: z.string().trim().min(1).max(80),
    titleEn: optionalText(100),
    hintZh: z.string().trim().max(300),
    hintEn: optionalText(300),
    /** Smallest printed width in millimetres. */
    printMm: z.int().min(10).max(500),
    targets: z.array(qrTarget).min(1).max(qrPlatforms.length),
  })
  .superRefine(({ targets }, context) => {
    targets.forEach(({ platform, url, guideZh }, at) => {
      if (targets.findIndex((other) => other.platform === platform) !== at) {
        context.addIssue({ code: 'custom', path: ['targets', at, 'platform'] });
      }
      if (url === null && guideZh === null) {
        const missing = { code: 'too_small', origin: 'string', minimum: 1, input: '' } as const;
        context.addIssue({ ...missing, path: ['targets', at, 'url'] });
      }
    });
  });
export type QrShared = z.output<typeof qrShared>;
