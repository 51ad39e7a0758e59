import type { PlainRecord } from './record.ts';

/** Those who work with customers, and see how to reach them. */
const workers = ['administrator', 'sales', 'support'] as const;

/** Customers of the provider. */
export const customerRecord = {
  kind: 'customer',
  name: { zh: '客户', en: 'Customer' },
  path: 'customers',
  resource: 'customers',
  roles: {
    // Editors write cases of customers, but do not contact them.
    read: ['administrator', 'editor', 'sales', 'support'],
    create: workers,
    update: workers,
    delete: ['administrator', 'sales'],
  },
  fieldRoles: {
    contactName: workers,
    contactPhone: workers,
    contactEmail: workers,
    contactWechat: workers,
    note: workers,
  },
  personal: ['contactName', 'contactPhone', 'contactEmail', 'contactWechat', 'note'],
  screen: { to: '/customers', finds: 'id' },
  fields: {
    name: { zh: '名称', en: 'Name' },
    shortName: { zh: '简称', en: 'Short name' },
    industryKey: { zh: '行业', en: 'Industry' },
    region: { zh: '地区', en: 'Region' },
    contactName: { zh: '联系人', en: 'Contact' },
    contactPhone: { zh: '电话', en: 'Phone' },
    contactEmail: { zh: '邮箱', en: 'Email' },
    contactWechat: { zh: '微信', en: 'WeChat' },
    locale: { zh: '语言', en: 'Language' },
    ownerId: { zh: '负责人', en: 'Owner' },
    note: { zh: '备注', en: 'Note' },
  },
  values: {
    locale: { zh: { zh: '中文', en: '英文' }, en: { zh: 'Chinese', en: 'English' } },
  },
  settable: ['locale'],
} as const satisfies PlainRecord;
