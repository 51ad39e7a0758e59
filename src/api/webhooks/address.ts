import { isPrivateHost } from '#api/http/public-address.ts';
import { invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';

/** Letters of an address that lists show, so that two of them can be told apart. */
const SHOWN_END = 4;

/**
 * The address that staff entered, in its normal form. Names are looked up when a message is sent, and
 * refused then if they lead into a private network.
 * @throws AppError VALIDATION_FAILED
 */
export function webhookAddress(
  text: string,
  { allowPrivate, locale }: { allowPrivate: boolean; locale: Locale },
): string {
  const refuse = (reason: keyof typeof reasons) => {
    const message = reasons[reason][locale];
    throw invalidField('address', message);
  };
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return refuse('noAddress');
  if (url.username || url.password) return refuse('credentials');
  if (allowPrivate) return url.href;
  if (url.protocol !== 'https:') return refuse('noHttps');
  if (isPrivateHost(url) || url.hostname === 'localhost') return refuse('private');
  return url.href;
}

/** What of an address may be shown: its host and its last letters. */
export function addressHint(address: string): string {
  const { origin, href } = new URL(address);
  return `${origin}/…${href.slice(origin.length + 1).slice(-SHOWN_END)}`;
}

const reasons = {
  noAddress: {
    zh: '请填写完整的网址，例如 https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…',
    en: 'Enter a whole address, such as https://open.feishu.cn/open-apis/bot/v2/hook/…',
  },
  credentials: {
    zh: '地址里不要写用户名和密码。',
    en: 'Leave user name and password out of the address.',
  },
  noHttps: {
    zh: '请使用 https 地址，否则消息内容会在途中被看到。',
    en: 'Use an https address, so that nobody on the way can read the messages.',
  },
  private: {
    zh: '这个地址在内部网络里。网站不向内部网络发消息，除非设置了 WEBHOOK_ALLOW_PRIVATE。',
    en: 'This address is in a private network. Nothing is sent there unless WEBHOOK_ALLOW_PRIVATE is set.',
  },
} as const;
