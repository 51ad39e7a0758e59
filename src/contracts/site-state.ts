import { z } from 'zod';
import { productKeys } from './enums/products.ts';
import { localizedTextSchema } from './schemas.ts';

export type { ProductKey } from './enums/products.ts';

/** An official filing (ICP or public security) and the register entry it links to. */
const filing = z.object({ number: z.string(), url: z.string().nullable() });

const menuItem = z.object({
  id: z.string(),
  label: localizedTextSchema,
  /** A Chinese path of the route table, query and fragment allowed. */
  to: z.string().nullable(),
  /** An outside address. With neither, the entry only heads its children. */
  url: z.string().nullable(),
  product: z.enum(productKeys).nullable(),
  get children() {
    return z.array(menuItem);
  },
});
// OpenAPI needs a name for a schema that refers to itself.
z.globalRegistry.add(menuItem, { id: 'MenuItem' });

/** The initial state of the site: settings and menus, ready before anything renders. */
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
  /** Accounts on social platforms; `value` is an address or the account name. */
  socials: z.array(z.object({ label: localizedTextSchema, kind: z.string(), value: z.string() })),
  menus: z.object({ header: z.array(menuItem), footer: z.array(menuItem) }),
  loadingView: z.object({ text: localizedTextSchema, showLogo: z.boolean() }),
  /** The page of show type 9. */
  exceptionPath: z.string(),
  /** Origin and base path of the site, with a slash at the end; for absolute addresses. */
  publicUrl: z.string(),
  /** Whether pages may set their share preview inside WeChat. */
  wechatSharing: z.boolean(),
  /** Identifies the running build. */
  buildId: z.string(),
});

/** The initial state of the site. Import it as a type: the schema must stay out of the browser. */
export type SiteState = z.output<typeof siteStateSchema>;

/** One entry of a menu. */
export type MenuItem = z.output<typeof menuItem>;
