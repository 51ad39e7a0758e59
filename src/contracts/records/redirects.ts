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
    fromPath: { zh: '原地址', en: 'Old path' },
    target: { zh: '目标', en: 'Target' },
    note: { zh: '备注', en: 'Note' },
    active: { zh: '启用', en: 'Switched on' },
  },
  settable: ['active'],
} as const satisfies PlainRecord;
