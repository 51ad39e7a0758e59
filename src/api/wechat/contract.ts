import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf('wechat');

/** The data that a page needs to set its share preview in WeChat. */
export const getWechatSignature = route('GET /wechat/signature', {
  summary: 'Signature of one address of this site for the WeChat JS-SDK; off until keys are set',
  query: z.strictObject({
    /** URL of the page in the browser; the part after `#` is ignored. */
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
