/** State of a live session. */
export const reportStatuses = ['scheduled', 'live', 'ended'] as const;
/** State of a live session. */
export type ReportStatus = (typeof reportStatuses)[number];

/** Markers on the curve of a session. */
export const reportEventKinds = [
  'product_card',
  'lottery',
  'coupon',
  'set_change',
  'chat_peak',
  'note',
] as const;
/** A marker on the curve of a session. */
export type ReportEventKind = (typeof reportEventKinds)[number];

/** Where viewers came from. */
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
/** Where viewers came from. */
export type TrafficSource = (typeof trafficSources)[number];

/** Devices viewers watch on. */
export const viewerDevices = ['ios', 'android', 'tablet', 'computer', 'tv'] as const;
/** A device viewers watch on. */
export type ViewerDevice = (typeof viewerDevices)[number];

/** Steps of the sales funnel, in order. */
export const funnelSteps = ['exposed', 'entered', 'product_viewed', 'ordered', 'paid'] as const;
/** A step of the sales funnel. */
export type FunnelStep = (typeof funnelSteps)[number];
