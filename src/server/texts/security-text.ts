import type { Hono } from 'hono';
import { readSite } from '#api/site/service.ts';
import { AppError } from '#contracts/errors.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { answerText, type ContentTextOptions } from './content-text.ts';

/** Where finders of faults look (RFC 9116); always at the root of the origin. */
export const SECURITY_TEXT = '/.well-known/security.txt';
/** Days for which the text is valid; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Serves the address for reports of security faults: the email of the site settings. 404 where
 * there is none. The text is made anew every day, so that it never expires.
 */
export function addSecurityText(app: Hono<SiteEnv>, options: ContentTextOptions): void {
  const { db, settings } = options;
  app.on(['GET', 'HEAD'], SECURITY_TEXT, (c) => {
    const day = Math.floor(Date.now() / DAY_MS);
    return answerText(c, options, {
      route: SECURITY_TEXT,
      key: `security-text ${day}`,
      locale: 'zh',
      make: async () => {
        const { email } = (await readSite(db, settings)).contacts;
        if (!email) throw new AppError('NOT_FOUND');
        const lines = [
          `Contact: mailto:${email}`,
          `Expires: ${new Date((day + VALID_DAYS) * DAY_MS).toISOString()}`,
          'Preferred-Languages: zh, en',
          // Without a configured address nobody knows the one that visitors use.
          ...(settings.localNames ? [] : [`Canonical: ${originOf(settings)}${SECURITY_TEXT}`]),
        ];
        const type = 'text/plain; charset=utf-8';
        return { text: `${lines.join('\n')}\n`, type, tags: ['site'] };
      },
    });
  });
}

const originOf = ({ publicUrl }: { publicUrl: string }) => new URL(publicUrl).origin;
