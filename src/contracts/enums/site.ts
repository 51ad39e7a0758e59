/** Places in the layouts for menus. */
export const menuLocations = ['header', 'footer'] as const;
export type MenuLocation = (typeof menuLocations)[number];

/** HTTP statuses of redirects; 410 means that the page was removed permanently. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** Social networks of the provider. */
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
export type SocialNetwork = (typeof socialNetworks)[number];

/** A social account of the provider, shown as a link or a QR code. */
export interface SocialAccount {
  network: SocialNetwork;
  labelZh: string;
  labelEn: string | null;
  /** Account name as users see it. */
  handle: string | null;
  /** URL of the account, if it has one. */
  url: string | null;
  /** Content of the QR code; the server draws the code. */
  qrText: string | null;
}

/** Shown in the browser while the initial state loads after a failed server render. */
export interface LoadingView {
  kind: 'blank' | 'spinner' | 'brand';
  textZh: string | null;
  textEn: string | null;
}
