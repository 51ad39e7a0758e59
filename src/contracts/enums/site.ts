/** Places of the layouts that show menu items. */
export const menuLocations = ['header', 'footer', 'legal', 'action'] as const;
/** A place of the layouts that shows menu items. */
export type MenuLocation = (typeof menuLocations)[number];

/** HTTP statuses a redirect may answer with; 410 says that the page is gone for good. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const;
/** An HTTP status a redirect may answer with. */
export type RedirectStatus = (typeof redirectStatuses)[number];

/** Networks on which the provider has an account. */
export const socialNetworks = [
  'wechat',
  'wechat_channels',
  'weibo',
  'douyin',
  'bilibili',
  'xiaohongshu',
  'linkedin',
  'youtube',
] as const;
/** A network on which the provider has an account. */
export type SocialNetwork = (typeof socialNetworks)[number];

/** An account of the provider, shown as a link or as a code to scan. */
export interface SocialAccount {
  network: SocialNetwork;
  labelZh: string;
  labelEn: string | null;
  /** Account name as users see it. */
  handle: string | null;
  /** Address of the account, where it has one. */
  url: string | null;
  /** Text that the QR code holds, drawn on the server. */
  qrText: string | null;
}

/** What the browser shows while the initial state loads after a failed server render. */
export interface LoadingView {
  kind: 'blank' | 'spinner' | 'brand';
  textZh: string | null;
  textEn: string | null;
}
