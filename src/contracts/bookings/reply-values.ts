import type { BothTexts } from '../locale.ts';

/** What a reply template may say of the booking that it answers, as `{{name}}`. */
export const replyValues = {
  name: { zh: '访客姓名', en: 'name of the visitor' },
  reference: { zh: '预约编号', en: 'reference' },
  consultant: { zh: '您的姓名', en: 'your name' },
  time: { zh: '确定的时间', en: 'agreed time' },
  page: { zh: '查预约的地址', en: 'page to check the booking' },
} as const satisfies Record<string, BothTexts>;
export type ReplyValue = keyof typeof replyValues;

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;

/** The names in a template that no booking has a value for. */
export const unknownValues = (text: string): string[] =>
  [...text.matchAll(PLACE)].flatMap(([, name = '']) =>
    Object.hasOwn(replyValues, name) ? [] : [name],
  );

/** A template with the values of a booking. */
export const fillReply = (text: string, values: Readonly<Record<ReplyValue, string>>): string =>
  text.replace(PLACE, (place, name: string) =>
    Object.hasOwn(values, name) ? values[name as ReplyValue] : place,
  );
