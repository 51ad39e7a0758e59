import type { SolarTerm } from './solar-terms.ts';

/** Names of the terms. */
export const termNames: Readonly<Record<SolarTerm, { zh: string; en: string }>> = {
  lichun: { zh: '立春', en: 'Start of Spring' },
  yushui: { zh: '雨水', en: 'Rain Water' },
  jingzhe: { zh: '惊蛰', en: 'Awakening of Insects' },
  chunfen: { zh: '春分', en: 'Spring Equinox' },
  qingming: { zh: '清明', en: 'Pure Brightness' },
  guyu: { zh: '谷雨', en: 'Grain Rain' },
  lixia: { zh: '立夏', en: 'Start of Summer' },
  xiaoman: { zh: '小满', en: 'Grain Buds' },
  mangzhong: { zh: '芒种', en: 'Grain in Ear' },
  xiazhi: { zh: '夏至', en: 'Summer Solstice' },
  xiaoshu: { zh: '小暑', en: 'Minor Heat' },
  dashu: { zh: '大暑', en: 'Major Heat' },
  liqiu: { zh: '立秋', en: 'Start of Autumn' },
  chushu: { zh: '处暑', en: 'End of Heat' },
  bailu: { zh: '白露', en: 'White Dew' },
  qiufen: { zh: '秋分', en: 'Autumn Equinox' },
  hanlu: { zh: '寒露', en: 'Cold Dew' },
  shuangjiang: { zh: '霜降', en: 'Frost’s Descent' },
  lidong: { zh: '立冬', en: 'Start of Winter' },
  xiaoxue: { zh: '小雪', en: 'Minor Snow' },
  daxue: { zh: '大雪', en: 'Major Snow' },
  dongzhi: { zh: '冬至', en: 'Winter Solstice' },
  xiaohan: { zh: '小寒', en: 'Minor Cold' },
  dahan: { zh: '大寒', en: 'Major Cold' },
};
