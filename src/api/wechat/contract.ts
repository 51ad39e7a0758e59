import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';

/** What a page needs before WeChat lets it set its share preview. */
export const getWechatSignature = defineRoute({
  method: 'GET',
  path: '/wechat/signature',
  group: 'wechat',
  summary: 'Signature of one address of this site for the WeChat JS-SDK; off until keys are set',
  query: z.strictObject({
    /** The page's address as the browser has it; what is behind `#` does not count. */
    url: z.url({ protocol: /^https?$/ }).max(2000),
  }),
  data: z.object({
    appId: z.string(),
    /** Seconds since 1970. */
    timestamp: z.number().int(),
    nonceStr: z.string(),
    signature: z.string(),
  }),
});
