import type { Equipment } from '#contracts/equipment-names.ts';
import type { PlanKey } from './plans.ts';

export type KitLine = readonly [item: Equipment, count: number];

/** With a makeshift, for goods that are filmed apart from the presenter, and for those on a table. */
export const goodsCamera: readonly KitLine[] = [
  ['goodsCamera', 1],
  ['usbCapture', 1],
];
export const tableCamera: readonly KitLine[] = [...goodsCamera, ['overheadArm', 1]];

/**
 * A built set with the free edition of Dami Live, which takes the picture of its phone: a camera
 * reaches it only through Cyan and the professional edition.
 */
export const phoneSet: readonly KitLine[] = [
  ['set', 1],
  ['presenterLight', 3],
  ['setLight', 1],
  ['phone', 1],
  ['phoneStand', 1],
  ['phoneMicrophone', 1],
];

/**
 * The smallest equipment of each plan. Green screens: the three starting kits of the document
 * choose-your-setup, and small-room-lighting. LED walls: led-wall-moire and multicam-genlock. Sets: three-point-lighting.
 * Person segmentation: person-matting.
 */
export const kits: Record<PlanKey, readonly KitLine[]> = {
  'screen-waist': [
    ['smallScreen', 1],
    ['screenLight', 2],
    ['presenterLight', 2],
    ['camera', 1],
    ['usbCapture', 1],
    ['deskMicrophone', 1],
    ['smallMonitor', 1],
    ['computer', 1],
  ],
  'screen-small': [
    ['smallScreen', 1],
    ['stripLight', 2],
    ['overheadSoftbox', 1],
    ['reflector', 1],
    ['blackFlag', 2],
    ['camera', 1],
    ['usbCapture', 1],
    ['deskMicrophone', 1],
    ['smallMonitor', 1],
    ['computer', 1],
  ],
  'screen-full-length': [
    ['sweep', 1],
    ['screenLight', 4],
    ['presenterLight', 3],
    ['uprightCamera', 1],
    ['usbCapture', 1],
    ['lapelMicrophone', 1],
    ['largeMonitor', 1],
    ['computer', 1],
  ],
  'screen-group': [
    ['wideSweep', 1],
    ['screenLight', 4],
    ['presenterLight', 4],
    ['sameCamera', 2],
    ['pcieCapture', 2],
    ['lapelMicrophone', 2],
    ['largeMonitor', 2],
    ['computer', 1],
  ],
  'led-fixed': [
    ['ledWall', 1],
    ['presenterLight', 3],
    ['camera', 1],
    ['pcieCapture', 1],
    ['lapelMicrophone', 1],
    ['largeMonitor', 1],
    ['computer', 1],
  ],
  'led-moving': [
    ['ledWall', 1],
    ['presenterLight', 4],
    ['genlockCamera', 2],
    ['syncGenerator', 1],
    ['pcieCapture', 2],
    ['lapelMicrophone', 2],
    ['largeMonitor', 2],
    ['computer', 1],
  ],
  'built-set': [
    ['set', 1],
    ['presenterLight', 3],
    ['setLight', 1],
    ['camera', 1],
    ['usbCapture', 1],
    ['deskMicrophone', 1],
    ['smallMonitor', 1],
    ['computer', 1],
  ],
  segmentation: [
    ['presenterLight', 2],
    ['camera', 1],
    ['usbCapture', 1],
    ['deskMicrophone', 1],
    ['computer', 1],
  ],
};
