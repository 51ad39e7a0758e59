import type { Locale } from '#contracts/locale.ts';
import type { Camera } from '../cameras.ts';
import type { EquipmentGroup } from '../equipment.ts';
import type { LampRole } from '../lamps.ts';
import type { RateSource } from '../network.ts';
import type { Background, Platform, Sensor, Shot } from '../plan.ts';

interface StudioLabels {
  /** What the main camera shows of the presenter, and whether the presenter sits. */
  shots: Record<Shot, string>;
  /** What any camera shows; a close one may show the upper half of somebody who stands. */
  framings: Record<Shot, string>;
  backgrounds: Record<Background, string>;
  sensors: Record<Sensor, string>;
  platforms: Record<Platform, string>;
  /** Camera as it stands. */
  orientation: { upright: string; landscape: string };
  lamps: Record<LampRole, string>;
  /** One character for the drawing. */
  lampMarks: Record<LampRole, string>;
  cameraRoles: Record<Camera['role'], string>;
  groups: Record<EquipmentGroup, string>;
  rateSources: Record<RateSource, string>;
  presenter: string;
  table: string;
  monitor: string;
  /** Titles of the two views, and the note on the grid. */
  topView: string;
  sideView: string;
  grid: string;
  /** Legend of the field of view. */
  view: string;
  camera: string;
  lamp: string;
}

/** Names of choices and of things in the drawing, in both languages. */
export const studioLabels: Record<Locale, StudioLabels> = {
  zh: {
    shots: { full: '全身', half: '坐姿半身', table: '桌面近景' },
    framings: { full: '全身', half: '半身', table: '桌面近景' },
    backgrounds: { green: '绿幕', led: 'LED 屏', set: '实景', none: '不挂幕' },
    sensors: { 'full-frame': '全画幅', 'aps-c': 'APS-C', mft: 'M4/3' },
    platforms: {
      douyin: '抖音',
      kuaishou: '快手',
      channels: '视频号',
      taobao: '淘宝',
      youtube: 'YouTube',
      twitch: 'Twitch',
      own: '自有平台',
    },
    orientation: { upright: '竖向', landscape: '横向' },
    lamps: { key: '主光', fill: '辅光', back: '轮廓光', wall: '背景灯' },
    lampMarks: { key: '主', fill: '辅', back: '轮', wall: '背' },
    cameraRoles: { main: '主机位', close: '近景', top: '俯拍' },
    groups: {
      picture: '摄像',
      background: '背景',
      light: '灯光',
      sound: '声音',
      control: '制作与网络',
    },
    rateSources: {
      youtube: 'YouTube 帮助页，2026-11-22',
      ours: '我们的推荐；平台未公布，以开播后台为准',
    },
    presenter: '人',
    table: '桌',
    monitor: '返看',
    topView: '俯视图',
    sideView: '侧视图',
    grid: '方格 0.5 m',
    view: '取景范围',
    camera: '摄像机',
    lamp: '灯与照射方向',
  },
  en: {
    shots: { full: 'Full length', half: 'Waist up, seated', table: 'Table close-up' },
    framings: { full: 'Full length', half: 'Waist up', table: 'Table close-up' },
    backgrounds: { green: 'Green screen', led: 'LED wall', set: 'Built set', none: 'No screen' },
    sensors: { 'full-frame': 'Full frame', 'aps-c': 'APS-C', mft: 'Micro 4/3' },
    platforms: {
      douyin: 'Douyin',
      kuaishou: 'Kuaishou',
      channels: 'WeChat Channels',
      taobao: 'Taobao',
      youtube: 'YouTube',
      twitch: 'Twitch',
      own: 'Own platform',
    },
    orientation: { upright: 'Portrait', landscape: 'Landscape' },
    lamps: { key: 'Key', fill: 'Fill', back: 'Back', wall: 'Background' },
    lampMarks: { key: 'K', fill: 'F', back: 'B', wall: 'W' },
    cameraRoles: { main: 'Main', close: 'Close', top: 'Overhead' },
    groups: {
      picture: 'Cameras',
      background: 'Background',
      light: 'Light',
      sound: 'Sound',
      control: 'Production and network',
    },
    rateSources: {
      youtube: 'YouTube Help, 22 Nov 2026',
      ours: 'our advice; the platform publishes none, so check its help page',
    },
    presenter: 'P',
    table: 'T',
    monitor: 'Monitor',
    topView: 'Top view',
    sideView: 'Side view',
    grid: 'Grid 0.5 m',
    view: 'Field of view',
    camera: 'Camera',
    lamp: 'Light and its aim',
  },
};
