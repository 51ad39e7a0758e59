import type { Bilingual, DemoCase } from './cases/case.ts';
import { linjiangDistrict } from './cases/linjiang-district-policy-studio.ts';
import { qiheMedical } from './cases/qihe-medical-teaching-studio.ts';
import { qinglingTea } from './cases/qingling-tea-mountain-live.ts';
import { shuqiTextiles } from './cases/shuqi-home-textiles-day-night.ts';
import { xingjiaAuto } from './cases/xingjia-auto-online-launch.ts';
import { yunxiClassroom } from './cases/yunxi-classroom-sdk-rollout.ts';
import { zhilanAcademy } from './cases/zhilan-academy-lecture-rooms.ts';
import { zhiyuSkincare } from './cases/zhiyu-skincare-flower-room.ts';

/** Trades offered as a filter, in order. */
export const demoIndustries: { key: string; name: Bilingual }[] = [
  { key: 'e-commerce', name: { zh: '电商零售', en: 'E-commerce and retail' } },
  { key: 'beauty', name: { zh: '美妆个护', en: 'Beauty and personal care' } },
  { key: 'automotive', name: { zh: '汽车', en: 'Automotive' } },
  { key: 'education', name: { zh: '教育培训', en: 'Education' } },
  { key: 'healthcare', name: { zh: '医疗健康', en: 'Healthcare' } },
  { key: 'government-enterprise', name: { zh: '政企', en: 'Public sector' } },
];

/** Invented customers of the fictional provider, in the order of the list. */
export const demoCases: DemoCase[] = [
  xingjiaAuto,
  zhiyuSkincare,
  shuqiTextiles,
  linjiangDistrict,
  qiheMedical,
  zhilanAcademy,
  yunxiClassroom,
  qinglingTea,
];
