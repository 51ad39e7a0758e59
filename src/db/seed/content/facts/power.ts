import { calculation, type DemoFact, decision, standard } from './fact.ts';

/** Mains, spare power and heat. */
export const powerFacts: DemoFact[] = [
  {
    key: 'ups-run-time',
    value: { min: 10 },
    unit: { zh: '分钟', en: 'minutes', one: 'minute' },
    condition: { zh: '必须保住的设备', en: 'Devices that must stay on' },
    source: decision('验收第 20 条', 'Acceptance item 20'),
    phrases: {
      zh: [
        'UPS…(不少于|至少|撑住主机与路由|带载) # 分钟',
        'UPS (带…)?# 分钟',
        '目标是撑够 (\\*\\*)?# 分钟',
      ],
      en: ['(stay on for|cameras for at least|computer and router) # min(utes)?'],
    },
  },
  {
    key: 'power-recovery',
    value: { max: 5 },
    unit: { zh: '分钟', en: 'minutes', one: 'minute' },
    condition: { zh: '断电后恢复供电', en: 'After power returns' },
    source: decision('验收第 19 条', 'Acceptance item 19'),
    phrases: {
      zh: ['全部设备 # 分钟内回到', '恢复供电后 # 分钟'],
      en: ['(ready to go on air|ready|working|working again) within # minutes'],
    },
  },
  {
    key: 'heat-per-person',
    value: 130,
    unit: 'W',
    condition: { zh: '坐着或站着工作的人', en: 'A person at work, sitting or standing' },
    source: standard('ASHRAE 手册', 'ASHRAE handbook'),
    phrases: { zh: ['人 × # W', '每人 # W'], en: ['People \\| 4 × # W', '# W per person'] },
  },
  {
    key: 'heat-room-20',
    value: 5,
    unit: 'kW',
    condition: { zh: '20 m² 标准间', en: 'Standard room of 20 m²' },
    source: calculation('设备、人、围护与新风之和', 'Equipment, people, walls and fresh air'),
    phrases: { zh: ['20 m² 标准间热负荷约 # kW'], en: ['heat load is about # kW'] },
  },
  {
    key: 'power-room',
    value: 6,
    unit: 'kW',
    condition: { zh: '标准间的回路容量', en: 'Capacity of the circuits of a standard room' },
    source: decision('标准交付', 'Standard delivery'),
    phrases: { zh: ['标准间回路容量 # kW'], en: ['# kW of circuits'] },
  },
];
