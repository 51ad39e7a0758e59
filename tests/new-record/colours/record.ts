import { changedByEditors, type PlainRecord } from '#contracts/records/record.ts';

/** A kind of plain record that only this folder knows. */
export const colourRecord = {
  kind: 'colour',
  name: { zh: '颜色', en: 'Colour' },
  path: 'colours',
  resource: 'colours',
  roles: changedByEditors,
  fieldRoles: { price: ['administrator', 'editor'] },
  screen: { to: '/colours', finds: 'q' },
  fields: {
    name: { zh: '名称', en: 'Name' },
    tone: { zh: '色调', en: 'Tone' },
    used: { zh: '启用', en: 'In use' },
    price: { zh: '价格', en: 'Price' },
  },
  values: { tone: { zh: { warm: '暖', cold: '冷' }, en: { warm: 'Warm', cold: 'Cold' } } },
  settable: ['tone', 'used'],
} as const satisfies PlainRecord;
