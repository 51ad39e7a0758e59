import { z } from 'zod';
import { productKeys } from './enums/products.ts';
import { localizedTextSchema } from './schemas.ts';

export type { ProductKey } from './enums/products.ts';

/** An official filing (ICP or public security) with a link to its register entry. */
const filing = z.object({ number: z.string(), url: z.string().nullable() });

const menuItem = z.object({
  id: z.string(),
  label: localizedTextSchema,
  /** A line that says what the entry is. */
  hint: localizedTextSchema.nullable(),
  /** A Chinese path of the route table; query and fragment are allowed. */
  to: z.string().nullable(),
  /** An external URL. Without `to` and `url`, the entry is only a heading for its children. */
  url: z.string().nullable(),
  product: z.enum(productKeys).nullable(),
  get children() {
    return z.array(menuItem);
  },
});
// OpenAPI needs a name for a recursive schema.
z.globalRegistry.add(menuItem, { id: 'MenuItem' });

/** Initial state of the site: settings and menus, loaded before anything renders. */
export const siteStateSchema = z.object({
  brandName: localizedTextSchema,
  defaultTitle: localizedTextSchema,
  description: localizedTextSchema,
  /** An empty text hides the entry. */
  contacts: z.object({
    phone: z.string(),
    email: z.string(),
    wechat: z.string(),
    address: localizedTextSchema,
  }),
  filings: z.object({ icp: filing.nullable(), police: filing.nullable() }),
  /** Social media accounts; `value` is a URL or the account name. */
  socials: z.array(z.object({ label: localizedTextSchema, kind: z.string(), value: z.string() })),
  menus: z.object({ header: z.array(menuItem), footer: z.array(menuItem) }),
  loadingView: z.object({ text: localizedTextSchema, showLogo: z.boolean() }),
  /** Values of the facts that sentences of the interface state, by the name in their placeholder. */
  facts: z.object({ zh: z.record(z.string(), z.string()), en: z.record(z.string(), z.string()) }),
  /** Target page of show type 9. */
  exceptionPath: z.string(),
  /** Origin and base path of the site, with a trailing slash; for absolute URLs. */
  publicUrl: z.string(),
  /** Whether pages can set their share preview in WeChat. */
  wechatSharing: z.boolean(),
  /** Id of the running build. */
  buildId: z.string(),
});

/** Import only the type: the schema must not be in the browser bundle. */
export type SiteState = z.output<typeof siteStateSchema>;

export type MenuItem = z.output<typeof menuItem>;
