import { hash, randomBytes } from 'node:crypto';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { getWechatSignature } from './contract.ts';

/** Dependencies of signing. */
export interface SignOptions {
  appId: string;
  /** Public origin and base path of the site, with a trailing slash. */
  publicUrl: string;
  /** The current ticket. @throws AppError UNAVAILABLE */
  ticket(): Promise<string>;
}

/**
 * Signs a URL of this site, so that WeChat allows the page to set its share preview.
 * @throws AppError VALIDATION_FAILED for a URL of another site, UNAVAILABLE without a ticket
 */
export async function signAddress(
  address: string,
  { appId, publicUrl, ticket }: SignOptions,
): Promise<RouteData<typeof getWechatSignature>> {
  const [url = ''] = address.split('#');
  if (!url.startsWith(publicUrl)) {
    throw new AppError('VALIDATION_FAILED', { messages: otherSite });
  }
  const nonceStr = randomBytes(12).toString('hex');
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = wechatSignature({ ticket: await ticket(), nonceStr, timestamp, url });
  return { appId, timestamp, nonceStr, signature };
}

const otherSite = {
  zh: '只能为本站的地址签名。',
  en: 'Only addresses of this site are signed.',
};

/** The signature as WeChat computes it: SHA-1 over four fields in this order. */
export function wechatSignature(fields: {
  ticket: string;
  nonceStr: string;
  timestamp: number;
  url: string;
}): string {
  const { ticket, nonceStr, timestamp, url } = fields;
  return hash(
    'sha1',
    `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`,
  );
}
