import { changedByEditors, type PlainRecord } from './record.ts';

/** Old addresses that open other pages. */
export const redirectRecord = {
  kind: 'redirect',
  name: { zh: '跳转', en: 'Redirect' },
  path: 'redirects',
  resource: 'redirects',
  roles: changedByEditors,
  screen: { to: '/redirects', finds: 'q' },
  fields: {
    fromPath: { zh: '原地址', en: 'Old address' },
    target: { zh: '跳转到', en: 'New address' },
    status: { zh: '方式', en: 'Kind' },
    note: { zh: '备注', en: 'Note' },
    active: { zh: '启用', en: 'Switched on' },
    hits: { zh: '使用次数', en: 'Uses' },
  },
  settable: ['active'],
} as const satisfies PlainRecord;
