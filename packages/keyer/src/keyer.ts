/** The library: `keyFrame` keys one frame on the CPU, `GlKeyer` moving pictures on the GPU. */
export { composite, toBytes } from './composite.ts';
export { type MatteDifference, matteDifference } from './conformance.ts';
export { type KeyedFrame, type KeyOptions, keyFrame } from './cpu-keyer.ts';
export { type Fit, type FittedScreen, fitSettings, offeredScreen } from './fit.ts';
export { GlKeyer, type ShowOptions, type Source, type View } from './gl/gl-keyer.ts';
export { KeyerUnavailable } from './gl/passes.ts';
export type { Frame, Image } from './image.ts';
export { primaryOf } from './key.ts';
export { type Advice, inspectLighting, type LightingReport } from './lighting.ts';
export { type Scorecard, scorecard } from './scorecard.ts';
export {
  type ColorSample,
  defaultSettings,
  type KeyerSettings,
  type NumericSetting,
  type Rectangle,
  settingRanges,
  settingsErrors,
} from './settings.ts';
