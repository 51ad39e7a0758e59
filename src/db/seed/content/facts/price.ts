import { type Bilingual, type DemoFact, type DemoValue, decision } from './fact.ts';

const demonstration = decision(
  '演示站点的示例价格；正式报价以合同为准',
  'Price of the demonstration site; a contract states the real one',
);

function price(
  key: string,
  value: DemoValue,
  condition: Bilingual,
  phrases: DemoFact['phrases'],
): DemoFact {
  return {
    key,
    value,
    unit: { zh: '元', en: 'CNY' },
    condition,
    source: demonstration,
    ...(phrases && { phrases }),
  };
}

/** Prices; every text that states one says that they are examples. */
export const priceFacts: DemoFact[] = [
  price(
    'price-live-room',
    { min: 180_000, max: 600_000 },
    { zh: '全案直播间，一间 20～60 平方米', en: 'Live Room, one room of 20–60 m²' },
    { zh: ['整间 # 元'], en: ['complete room costs CNY #', 'From CNY #\\.'] },
  ),
  price(
    'price-cyan-year',
    6800,
    { zh: '青幕，每台电脑每年', en: 'Cyan, a computer and year' },
    { zh: ['每台电脑每年 # 元'], en: ['CNY # a year per computer'] },
  ),
  price(
    'price-cyan-once',
    16_800,
    { zh: '青幕，每台电脑一次性', en: 'Cyan, a computer, once' },
    { zh: ['一次性 # 元'], en: ['CNY # once'] },
  ),
  price(
    'price-flower-year',
    9800,
    { zh: '花境，每间每年', en: 'Flower, a room and year' },
    { zh: ['每间(直播间)?每年 # 元'], en: ['CNY # a year per room'] },
  ),
  price(
    'price-flower-own-set',
    { min: 6000, max: 20_000 },
    { zh: '花境，定制一套', en: 'Flower, a set of your own' },
    { zh: ['定制一套 # 元'], en: ['set of your own costs CNY #'] },
  ),
  price(
    'price-dami-pro-year',
    1980,
    { zh: '大觅直播专业版，每个账号每年', en: 'Dami Live Pro, an account and year' },
    { zh: ['每个账号每年 # 元'], en: ['CNY # a year per account'] },
  ),
  price(
    'price-sdk-app-year',
    38_000,
    { zh: '青幕 SDK，每个应用每年', en: 'Cyan SDK, an application and year' },
    { zh: ['每个应用每年 # 元'], en: ['CNY # a year per application'] },
  ),
  price(
    'price-sdk-node-year',
    9800,
    { zh: '青幕 SDK，每个服务器节点每年', en: 'Cyan SDK, a server node and year' },
    { zh: ['每个节点每年 # 元'], en: ['CNY # a year per server node'] },
  ),
];
