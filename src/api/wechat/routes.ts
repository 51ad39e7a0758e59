import type { ApiDeps } from '#api/deps.ts';
import { perMinute } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { AppError } from '#contracts/errors.ts';
import { getWechatSignature } from './contract.ts';
import { signAddress } from './service.ts';
import { createTicketSource } from './ticket.ts';

/** Registers the signature of share previews; without keys it returns NOT_CONFIGURED. */
export function registerWechat(registry: ApiRegistry, { db, log, settings }: ApiDeps): void {
  const { wechat, publicUrl } = settings;
  const ticket = wechat && createTicketSource(db, wechat, log);
  registry.add(getWechatSignature, { access: 'public', limit: perMinute(60) }, ({ query }) => {
    if (!wechat || !ticket) throw new AppError('NOT_CONFIGURED', { messages: notConfigured });
    return signAddress(query.url, { appId: wechat.appId, publicUrl, ticket });
  });
}

const notConfigured = {
  zh: '本站没有配置微信分享：缺少 WECHAT_APP_ID 与 WECHAT_APP_SECRET。',
  en: 'WeChat sharing is not set up here: WECHAT_APP_ID and WECHAT_APP_SECRET are missing.',
};
