import type { Locale } from '#contracts/locale.ts';

const zh = {
  screenLight: '背景灯',
  presenterLight: '人物灯',
  camera: '摄像机',
  sameCamera: '摄像机，同型号',
  usbCapture: 'USB 3 采集',
  pcieCapture: 'PCIe 采集通道',
  deskMicrophone: '桌面话筒',
  lapelMicrophone: '领夹话筒',
  smallMonitor: '24 英寸返看监视器',
  largeMonitor: '32 英寸返看监视器',
  computer: '合成主机',
  goodsCamera: '拍商品的第二台摄像机',
  smallScreen: '2 × 2 m 弹力绿幕',
  sweep: '3 × 4 m 落地弧幕',
  uprightCamera: '摄像机，镜头转成竖向',
  wideSweep: '3 × 6 m 弧幕',
  ledWall: 'LED 屏与处理器',
  genlockCamera: '摄像机，同型号，带同步锁相',
  syncGenerator: '同步信号发生器',
  set: '一面布置好的背景',
  setLight: '照背景的灯',
};

/** A piece of equipment that a kit lists. */
export type Equipment = keyof typeof zh;

/** Its names. */
export const equipmentNames: Record<Locale, Record<Equipment, string>> = {
  zh,
  en: {
    screenLight: 'Light for the screen',
    presenterLight: 'Light for the presenter',
    camera: 'Camera',
    sameCamera: 'Camera, all of one model',
    usbCapture: 'USB 3 capture',
    pcieCapture: 'PCIe capture channel',
    deskMicrophone: 'Desk microphone',
    lapelMicrophone: 'Lapel microphone',
    smallMonitor: '24-inch return monitor',
    largeMonitor: '32-inch return monitor',
    computer: 'Computer for the composite',
    goodsCamera: 'Second camera, for the goods',
    smallScreen: 'Stretch green screen, 2 × 2 m',
    sweep: 'Green sweep to the floor, 3 × 4 m',
    uprightCamera: 'Camera, turned upright',
    wideSweep: 'Green sweep, 3 × 6 m',
    ledWall: 'LED wall with its processor',
    genlockCamera: 'Camera, all of one model, with genlock',
    syncGenerator: 'Sync generator',
    set: 'A dressed wall or set',
    setLight: 'Light for the set',
  },
};
