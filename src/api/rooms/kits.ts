import type { LocalizedText } from '#contracts/locale.ts';
import type { PlanKey } from './plans.ts';

type Item = LocalizedText & { en: string };
type KitLine = readonly [item: Item, count: number];

const item = (zh: string, en: string): Item => ({ zh, en });

const screenLight = item('背景灯', 'Light for the screen');
const presenterLight = item('人物灯', 'Light for the presenter');
const camera = item('摄像机', 'Camera');
const sameCameras = item('摄像机，同型号', 'Camera, all of one model');
const usbCapture = item('USB 3 采集', 'USB 3 capture');
const pcieCapture = item('PCIe 采集通道', 'PCIe capture channel');
const deskMicrophone = item('桌面话筒', 'Desk microphone');
const lapelMicrophone = item('领夹话筒', 'Lapel microphone');
const smallMonitor = item('24 英寸返看监视器', '24-inch return monitor');
const largeMonitor = item('32 英寸返看监视器', '32-inch return monitor');
const computer = item('合成主机', 'Computer for the composite');

/** With a makeshift, for goods that are filmed apart from the presenter. */
export const goodsCamera: KitLine = [
  item('拍商品的第二台摄像机', 'Second camera, for the goods'),
  1,
];

/**
 * The smallest equipment of each plan. Green screens: the three starting kits of the document
 * choose-your-setup. LED walls: led-wall-moire and multicam-genlock. Sets: three-point-lighting.
 * Person segmentation: person-matting.
 */
export const kits: Record<PlanKey, readonly KitLine[]> = {
  'screen-waist': [
    [item('2 × 2 m 弹力绿幕', 'Stretch green screen, 2 × 2 m'), 1],
    [screenLight, 2],
    [presenterLight, 2],
    [camera, 1],
    [usbCapture, 1],
    [deskMicrophone, 1],
    [smallMonitor, 1],
    [computer, 1],
  ],
  'screen-full-length': [
    [item('3 × 4 m 落地弧幕', 'Green sweep to the floor, 3 × 4 m'), 1],
    [screenLight, 4],
    [presenterLight, 3],
    [item('摄像机，镜头转成竖向', 'Camera, turned upright'), 1],
    [usbCapture, 1],
    [lapelMicrophone, 1],
    [largeMonitor, 1],
    [computer, 1],
  ],
  'screen-group': [
    [item('3 × 6 m 弧幕', 'Green sweep, 3 × 6 m'), 1],
    [screenLight, 4],
    [presenterLight, 4],
    [sameCameras, 2],
    [pcieCapture, 2],
    [lapelMicrophone, 2],
    [largeMonitor, 2],
    [computer, 1],
  ],
  'led-fixed': [
    [item('LED 屏与处理器', 'LED wall with its processor'), 1],
    [presenterLight, 3],
    [camera, 1],
    [pcieCapture, 1],
    [lapelMicrophone, 1],
    [largeMonitor, 1],
    [computer, 1],
  ],
  'led-moving': [
    [item('LED 屏与处理器', 'LED wall with its processor'), 1],
    [presenterLight, 4],
    [item('摄像机，同型号，带同步锁相', 'Camera, all of one model, with genlock'), 2],
    [item('同步信号发生器', 'Sync generator'), 1],
    [pcieCapture, 2],
    [lapelMicrophone, 2],
    [largeMonitor, 2],
    [computer, 1],
  ],
  'built-set': [
    [item('一面布置好的背景', 'A dressed wall or set'), 1],
    [presenterLight, 3],
    [item('照背景的灯', 'Light for the set'), 1],
    [camera, 1],
    [deskMicrophone, 1],
    [smallMonitor, 1],
  ],
  segmentation: [
    [presenterLight, 2],
    [camera, 1],
    [usbCapture, 1],
    [deskMicrophone, 1],
    [computer, 1],
  ],
};
