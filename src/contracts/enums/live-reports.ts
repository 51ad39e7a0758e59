/** States of a live session. */
export const reportStatuses = ['scheduled', 'live', 'ended'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Events shown on the curve of a session. */
export const reportEventKinds = [
  'product_card',
  'lottery',
  'coupon',
  'set_change',
  'chat_peak',
  'note',
] as const;
export type ReportEventKind = (typeof reportEventKinds)[number];

/** Traffic sources of viewers. */
export const trafficSources = [
  'feed',
  'follow',
  'search',
  'short_video',
  'share',
  'paid',
  'shop',
  'other_source',
] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** Devices viewers watch on. */
export const viewerDevices = ['ios', 'android', 'tablet', 'computer', 'tv'] as const;
export type ViewerDevice = (typeof viewerDevices)[number];

/** Steps of the sales funnel, in order. */
export const funnelSteps = ['exposed', 'entered', 'product_viewed', 'ordered', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];
