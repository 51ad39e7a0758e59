import { randomUUID } from 'node:crypto';
import type { DeviceCategory, SignalKind } from '#contracts/enums/device-sheets.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import type { DeviceSheetBody, SheetDevice } from '#contracts/sheets/device-sheet.ts';
import { demoProject } from '#db/seed/projects.ts';
import type { DemoDesk } from './desk.ts';

/** A device of the demo sheet; cables refer to it by `key`. */
interface DeviceSeed {
  key: string;
  category: DeviceCategory;
  name: string;
  maker?: string;
  model: string;
  quantity?: number;
  serial?: string;
  position: string;
  port?: string;
  ip?: string;
  warrantyUntil?: string;
  accessories?: [name: string, quantity: number][];
  note?: string;
}

const deviceSeeds: DeviceSeed[] = [
  {
    key: 'camera-a',
    category: 'camera',
    name: '主机位摄像机',
    maker: '明瞳',
    model: 'MT-C4K Pro',
    serial: 'MTC4K-26090117',
    position: '主机位，距前景桌 3.2 m',
    port: '交换机 3 口',
    ip: '10.66.3.21',
    warrantyUntil: '2028-10-31',
    accessories: [
      ['适配电源', 1],
      ['V 口电池', 2],
      ['液压云台三脚架', 1],
    ],
    note: '输出 4K 50p，白平衡锁定 5600 K',
  },
  {
    key: 'camera-b',
    category: 'camera',
    name: '特写机位摄像机',
    maker: '明瞳',
    model: 'MT-C4K Pro',
    serial: 'MTC4K-26090118',
    position: '茶台正上方俯拍滑轨',
    port: '交换机 4 口',
    ip: '10.66.3.22',
    warrantyUntil: '2028-10-31',
    accessories: [
      ['适配电源', 1],
      ['顶置滑轨', 1],
    ],
  },
  {
    key: 'tracker',
    category: 'camera',
    name: '机位追踪器',
    maker: '幕境数字',
    model: 'MJ-Track 2',
    serial: 'MJT2-260633',
    position: '主机位机顶',
    port: '交换机 5 口',
    ip: '10.66.3.25',
    warrantyUntil: '2028-10-31',
    accessories: [['顶面标记点贴', 48]],
  },
  {
    key: 'lens-a',
    category: 'lens',
    name: '变焦镜头',
    maker: '明瞳',
    model: 'MT 24-70 mm T2.8',
    serial: 'MTL-2470-03391',
    position: '主机位',
    warrantyUntil: '2027-10-31',
    accessories: [['遮光罩', 1]],
  },
  {
    key: 'lens-b',
    category: 'lens',
    name: '微距镜头',
    maker: '明瞳',
    model: 'MT 90 mm T2.8 Macro',
    serial: 'MTL-90M-01127',
    position: '特写机位',
    warrantyUntil: '2027-10-31',
  },
  {
    key: 'key-light',
    category: 'light',
    name: '人物主光',
    maker: '谷雨光电',
    model: 'GY-300 双色温',
    quantity: 4,
    position: '前区左右两侧各两盏，高 2.4 m',
    warrantyUntil: '2027-10-31',
    accessories: [
      ['60 cm 柔光箱', 4],
      ['蜂巢', 4],
    ],
    note: 'DMX 地址 001 至 031',
  },
  {
    key: 'wall-light',
    category: 'light',
    name: '幕布平板灯',
    maker: '谷雨光电',
    model: 'GY-P120',
    quantity: 8,
    position: '幕布上下沿各四盏',
    warrantyUntil: '2027-10-31',
    note: 'DMX 地址 041 至 111',
  },
  {
    key: 'rim-light',
    category: 'light',
    name: '轮廓灯',
    maker: '谷雨光电',
    model: 'GY-150 聚光',
    quantity: 2,
    position: '后区左右灯轨',
    warrantyUntil: '2026-12-31',
    note: '客户原有设备，利旧使用；DMX 地址 121、131',
  },
  {
    key: 'monitor',
    category: 'screen',
    name: '返看屏',
    maker: '启屏',
    model: 'QP-43U',
    serial: 'QP43U-60217',
    position: '主机位下方，主播正对',
    warrantyUntil: '2028-10-31',
    accessories: [['移动支架', 1]],
  },
  {
    key: 'led',
    category: 'screen',
    name: '茶席背景小屏',
    maker: '启屏',
    model: 'QP-P0.9 箱体 4 × 4',
    serial: 'QPLED-26-0088',
    position: '茶台右侧立柱，2.4 × 1.35 m，2560 × 1440 像素',
    warrantyUntil: '2028-10-31',
    accessories: [
      ['发送卡', 1],
      ['备用灯板', 2],
    ],
  },
  {
    key: 'switcher',
    category: 'capture',
    name: '导播切换台',
    maker: '澄波',
    model: 'CB-S8',
    serial: 'CBS8-114520',
    position: '控制间 A 机柜 8U',
    port: '交换机 6 口',
    ip: '10.66.3.30',
    warrantyUntil: '2028-10-31',
  },
  {
    key: 'capture-card',
    category: 'capture',
    name: '四路采集卡',
    maker: '澄波',
    model: 'CB-Q4 SDI',
    serial: 'CBQ4-77031',
    position: '抠像主机 PCIe 2 槽',
    warrantyUntil: '2028-10-31',
  },
  {
    key: 'mixer',
    category: 'audio',
    name: '数字调音台',
    maker: '听岸',
    model: 'TA-M12',
    serial: 'TAM12-20455',
    position: '控制间操作台',
    warrantyUntil: '2027-10-31',
  },
  {
    key: 'microphone',
    category: 'audio',
    name: '无线领夹话筒',
    maker: '听岸',
    model: 'TA-W2',
    quantity: 2,
    position: '控制间充电盒',
    warrantyUntil: '2026-06-30',
    accessories: [
      ['接收机', 1],
      ['防喷海绵', 4],
    ],
    note: '客户原有设备，利旧使用；建议 2027 年上半年更换电池',
  },
  {
    key: 'keyer',
    category: 'computer',
    name: '抠像合成主机',
    maker: '幕境数字',
    model: 'MJ-K2 工作站',
    serial: 'MJK2-260318A',
    position: '控制间 A 机柜 2-5U',
    port: '交换机 1 口',
    ip: '10.66.3.11',
    warrantyUntil: '2029-10-31',
    accessories: [
      ['授权加密锁', 1],
      ['备用固态硬盘 2 TB', 1],
    ],
    note: '青幕 3.2，授权绑定本机',
  },
  {
    key: 'streamer',
    category: 'computer',
    name: '推流主机',
    maker: '幕境数字',
    model: 'MJ-S1',
    serial: 'MJS1-260318B',
    position: '控制间 A 机柜 6-7U',
    port: '交换机 2 口',
    ip: '10.66.3.12',
    warrantyUntil: '2029-10-31',
  },
  {
    key: 'switch',
    category: 'network',
    name: '千兆管理型交换机',
    maker: '织网',
    model: 'ZW-24G',
    serial: 'ZW24G-901266',
    position: '控制间 A 机柜 10U',
    port: '上联 24 口',
    ip: '10.66.3.2',
    warrantyUntil: '2028-10-31',
  },
  {
    key: 'router',
    category: 'network',
    name: '双线路由器',
    maker: '织网',
    model: 'ZW-R2',
    serial: 'ZWR2-330418',
    position: '控制间 A 机柜 11U',
    port: 'LAN 1',
    ip: '10.66.3.1',
    warrantyUntil: '2028-10-31',
    note: '主备两条专线，各 200 Mbit/s',
  },
  {
    key: 'console',
    category: 'control',
    name: '灯光控台',
    maker: '谷雨光电',
    model: 'GY-DMX 24',
    serial: 'GYD24-5502',
    position: '控制间操作台',
    port: '交换机 7 口',
    ip: '10.66.3.41',
    warrantyUntil: '2027-10-31',
    note: '已存场景：日常、节气、俯拍特写',
  },
  {
    key: 'ups',
    category: 'power',
    name: '不间断电源',
    maker: '恒照',
    model: 'HZ-3K',
    serial: 'HZ3K-118834',
    position: '控制间 A 机柜底部',
    warrantyUntil: '2027-02-08',
    note: '带主机、网络与摄像机可供电 12 分钟，不带灯',
  },
  {
    key: 'backdrop',
    category: 'backdrop',
    name: '弧形蓝幕与地台',
    model: '6.0 × 4.5 m，弧角半径 0.9 m',
    position: '后区，距茶台 2.1 m',
    accessories: [['补漆（同色）', 1]],
  },
];

/** Cables: label, from, its connector, to, its connector, signal, length in centimetres. */
const cableSeeds: [string, string, string, string, string, SignalKind, number | null][] = [
  ['V01', 'camera-a', 'SDI OUT 1', 'switcher', 'IN 1', 'sdi', 1200],
  ['V02', 'camera-b', 'SDI OUT 1', 'switcher', 'IN 2', 'sdi', 1500],
  ['V03', 'switcher', 'AUX 1', 'keyer', '采集卡 SDI 1', 'sdi', 200],
  ['V04', 'switcher', 'AUX 2', 'keyer', '采集卡 SDI 2', 'sdi', 200],
  ['V05', 'keyer', 'HDMI 1', 'streamer', 'HDMI IN', 'hdmi', 150],
  ['V06', 'keyer', 'HDMI 2', 'monitor', 'HDMI 1', 'fiber', 2000],
  ['V07', 'keyer', 'HDMI 3', 'led', '发送卡', 'fiber', 2500],
  ['A01', 'microphone', '接收机 L/R', 'mixer', 'CH 1-2', 'xlr', 100],
  ['A02', 'mixer', 'MAIN L/R', 'keyer', '声卡 IN', 'xlr', 300],
  ['D01', 'console', 'DMX A', 'key-light', 'DMX IN', 'dmx', 1800],
  ['D02', 'console', 'DMX B', 'wall-light', 'DMX IN', 'dmx', 2200],
  ['D03', 'console', 'DMX C', 'rim-light', 'DMX IN', 'dmx', 2400],
  ['N01', 'camera-a', 'LAN', 'switch', '3 口', 'ethernet', 1500],
  ['N02', 'camera-b', 'LAN', 'switch', '4 口', 'ethernet', 1800],
  ['N03', 'tracker', 'LAN', 'switch', '5 口', 'ethernet', 1500],
  ['N04', 'router', 'LAN 1', 'switch', '24 口', 'ethernet', 100],
  ['N05', 'switch', '1 口', 'keyer', 'LAN 1', 'ethernet', 300],
  ['N06', 'switch', '2 口', 'streamer', 'LAN 1', 'ethernet', 300],
  ['N07', 'switch', '6 口', 'switcher', 'LAN', 'ethernet', 200],
  ['N08', 'switch', '7 口', 'console', 'LAN', 'ethernet', 500],
];

/** Makes the demo device sheet: sent when the devices came, its third version is that of the check. */
export async function addDemoDeviceSheet(desk: DemoDesk): Promise<void> {
  const devices = devicesOfSheet();
  const idOf = new Map(devices.map(({ id }, at) => [deviceSeeds[at]?.key, id]));
  const device = (key: string) => idOf.get(key) ?? '';
  const madeAt = new Date('2026-11-06T17:20:00+08:00');
  const id = await desk.make<DeviceSheetBody>(madeAt, {
    kind: 'device-sheet',
    numberBefore: 317,
    titleZh: `${demoProject.siteName}设备信息表`,
    body: {
      devices,
      cables: cableSeeds.map(([label, from, fromPort, to, toPort, signal, lengthCm]) => ({
        label,
        signal,
        fromId: device(from),
        fromPort,
        toId: device(to),
        toPort,
        lengthCm,
      })),
    },
  });
  await desk.send(id, madeAt);
  await desk.save<DeviceSheetBody>(id, new Date('2026-11-15T19:20:00+08:00'), { note });
  await desk.save<DeviceSheetBody>(id, new Date('2026-11-19T15:00:00+08:00'), {
    checkedOn: '2026-11-19',
  });
  await desk.link(id, demoTokens['device-sheet']);
}

const note = `- 机柜、灯轨和摄像机均已贴标，标签编号与接线表一致。
- 保修从 2026 年 11 月 1 日起算，人为损坏与进液除外；报修请提供设备序列号。
- 更换设备或改动接线后，请联系实施工程师更新本表。`;

/** The devices as the sheet has them, each with an id of its own. */
const devicesOfSheet = (): SheetDevice[] =>
  deviceSeeds.map(({ key: _, accessories = [], quantity = 1, ...seed }) => ({
    maker: null,
    serial: null,
    port: null,
    ip: null,
    warrantyUntil: null,
    note: null,
    ...seed,
    id: randomUUID(),
    quantity,
    accessories: accessories.map(([name, count]) => ({ name, quantity: count })),
  }));
