import type { ProductKey } from './enums/products.ts';
import type { LocalizedText } from './locale.ts';

export type { ProductKey };

/**
 * One entry of a menu. `to` is a Chinese path of the route table, query and fragment allowed; `url`
 * an outside address; with neither it heads its children. `hint` is a line below the label.
 */
export type MenuItem = {
  id: string;
  label: LocalizedText;
  hint?: LocalizedText | null;
  to: string | null;
  url: string | null;
  product: ProductKey | null;
  children: MenuItem[];
};

/** An official filing (ICP or public security) and the register entry it links to. */
export type Filing = { number: string; url: string | null };

/** An account on a social platform; `value` is an address or the account name. */
export type SocialAccount = { label: LocalizedText; kind: string; value: string };

/** How the provider is reached; an empty string hides the entry. */
export type SiteContacts = {
  phone: string;
  email: string;
  wechat: string;
  address: LocalizedText;
};

/** The initial state of the site: settings and menus, ready before anything renders. */
export type SiteState = {
  brandName: LocalizedText;
  defaultTitle: LocalizedText;
  description: LocalizedText;
  contacts: SiteContacts;
  filings: { icp: Filing | null; police: Filing | null };
  socials: SocialAccount[];
  menus: { header: MenuItem[]; footer: MenuItem[] };
  loadingView: { text: LocalizedText; showLogo: boolean };
  /** Where show type 9 leads. */
  exceptionPath: string;
  /** Origin and base path the site is known by, with a slash at the end; for absolute addresses. */
  publicUrl: string;
  /** Whether pages may set their share preview inside WeChat. */
  wechatSharing: boolean;
  /** Identifies the running build. */
  buildId: string;
};
