/** Kinds of delivered devices. */
export const deviceCategories = [
  'camera',
  'lens',
  'light',
  'screen',
  'capture',
  'audio',
  'computer',
  'network',
  'control',
  'power',
  'backdrop',
  'other_device',
] as const;
export type DeviceCategory = (typeof deviceCategories)[number];

/** Signals that a cable carries. */
export const signalKinds = [
  'hdmi',
  'sdi',
  'ndi',
  'ethernet',
  'usb',
  'xlr',
  'dmx',
  'power',
  'fiber',
  'wireless',
] as const;
export type SignalKind = (typeof signalKinds)[number];

/** Settings of a device at one moment: setting name to value. */
export type DeviceConfiguration = Record<string, string | number | boolean>;

/** States of a warranty. It is `ending` during its last WARRANTY_NOTICE_DAYS days. */
export const warrantyStates = ['active', 'ending', 'ended'] as const;
export type WarrantyState = (typeof warrantyStates)[number];
/** A warranty is `ending` from this many days before its end. */
export const WARRANTY_NOTICE_DAYS = 90;

/** Category names, for pages and exports. */
export const deviceCategoryNames: Record<DeviceCategory, { zh: string; en: string }> = {
  camera: { zh: '摄像机', en: 'Cameras' },
  lens: { zh: '镜头', en: 'Lenses' },
  light: { zh: '灯光', en: 'Lights' },
  screen: { zh: '显示', en: 'Screens' },
  capture: { zh: '采集与切换', en: 'Capture and switching' },
  audio: { zh: '音频', en: 'Audio' },
  computer: { zh: '主机', en: 'Computers' },
  network: { zh: '网络', en: 'Network' },
  control: { zh: '控制', en: 'Control' },
  power: { zh: '供电', en: 'Power' },
  backdrop: { zh: '幕布与背景', en: 'Backdrops' },
  other_device: { zh: '其他', en: 'Other' },
};

/** Names of the warranty states, for pages and exports. */
export const warrantyStateNames: Record<WarrantyState, { zh: string; en: string }> = {
  active: { zh: '在保', en: 'In warranty' },
  ending: { zh: '即将到期', en: 'Ends soon' },
  ended: { zh: '已过保', en: 'Ended' },
};
