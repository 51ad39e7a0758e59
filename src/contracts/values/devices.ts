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
/** A kind of delivered device. */
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
/** A signal that a cable carries. */
export type SignalKind = (typeof signalKinds)[number];

/** Settings of a device at one moment: name of the setting to its value. */
export type DeviceConfiguration = Record<string, string | number | boolean>;
