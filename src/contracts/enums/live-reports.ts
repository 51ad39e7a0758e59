/** States of a live report: its session is scheduled, live or ended. */
export const liveReportStatuses = ['scheduled', 'live', 'ended'] as const;

/** Events shown on the curve of a session. */
export const liveReportEventKinds = [
  'product_card',
  'lottery',
  'coupon',
  'set_change',
  'chat_peak',
  'stream_fault',
  'note',
] as const;
export type LiveReportEventKind = (typeof liveReportEventKinds)[number];

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

/** Devices viewers watch on. */
export const viewerDevices = ['ios', 'android', 'tablet', 'computer', 'tv'] as const;

/** Steps of the sales funnel, in order. */
export const funnelSteps = ['exposed', 'entered', 'product_viewed', 'ordered', 'paid'] as const;
export type FunnelStep = (typeof funnelSteps)[number];
