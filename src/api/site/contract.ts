import { z } from 'zod';
import { productKeys } from '#contracts/enums/products.ts';
import { defineRoute } from '#contracts/route.ts';
import { localizedTextSchema } from '#contracts/schemas.ts';
import type { MenuItem, SiteState } from '#contracts/site-state.ts';

const filing = z.object({ number: z.string(), url: z.string().nullable() }).nullable();

const menuItem: z.ZodType<MenuItem> = z
  .object({
    id: z.string(),
    label: localizedTextSchema,
    to: z.string().nullable(),
    url: z.string().nullable(),
    product: z.enum(productKeys).nullable(),
    get children() {
      return z.array(menuItem);
    },
  })
  .meta({ id: 'MenuItem' });

const siteState = z.object({
  brandName: localizedTextSchema,
  defaultTitle: localizedTextSchema,
  description: localizedTextSchema,
  contacts: z.object({
    phone: z.string(),
    email: z.string(),
    wechat: z.string(),
    address: localizedTextSchema,
  }),
  filings: z.object({ icp: filing, police: filing }),
  socials: z.array(z.object({ label: localizedTextSchema, kind: z.string(), value: z.string() })),
  menus: z.object({ header: z.array(menuItem), footer: z.array(menuItem) }),
  loadingView: z.object({ text: localizedTextSchema, showLogo: z.boolean() }),
  exceptionPath: z.string(),
  publicUrl: z.string(),
  wechatSharing: z.boolean(),
  buildId: z.string(),
}) satisfies z.ZodType<SiteState>;

/** The initial state of the site: settings and menus. */
export const getSite = defineRoute({
  method: 'GET',
  path: '/site',
  group: 'site',
  summary: 'Settings and menus that every page shows',
  query: z.strictObject({}),
  data: siteState,
});
