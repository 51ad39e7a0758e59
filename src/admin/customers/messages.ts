import { fieldNames } from '#contracts/records/all.ts';
import { customerRecord } from '#contracts/records/customers.ts';
import { defineTexts } from '../core/define-texts.ts';

export const customerMessages = defineTexts({
  zh: {
    title: '客户',
    intro: '公司或个人客户及其联系人。一个客户可以有多个项目。',
    add: '添加客户',
    search: '名称、联系人、电话、邮箱或微信',
    total: (count: number) => `共 ${count} 个客户`,
    contact: '联系方式',
    projects: '项目',
    noOwner: '无',
    matches: '可能已经有这个客户：',
    matchReasons: {
      contactPhone: '电话相同',
      contactEmail: '邮箱相同',
      contactWechat: '微信相同',
      name: '名称相同',
    },
    projectCount: (count: number) => (count === 0 ? '没有项目' : `${count} 个项目`),
    erased: '联系方式已按隐私规定删除。',
    mergeAction: '合并另一个客户',
    mergeTitle: (name: string) => `把另一个客户合并到“${name}”`,
    mergeOther: '要并入的客户',
    mergeOtherHint: '输入名称、电话或邮箱查找。',
    mergeWarning: (name: string) =>
      `另一个客户的项目会全部移到“${name}”，缺少的信息会补上，然后它进入回收站。之后从回收站恢复它，项目不会移回。`,
    mergeDo: '合并',
    merged: (count: number) => `已合并，移过来 ${count} 个项目`,
    eraseAction: '删除个人信息',
    eraseAsk: (name: string) =>
      `永久删除“${name}”的联系方式和备注、相关预约里的个人信息、工单联系人和评论署名？不能撤销。已签字的单据保留签字人姓名。`,
    eraseDone: '个人信息已删除',
    removeAsk: (name: string) => `删除“${name}”？它会在回收站保留 30 天，期间可以恢复。`,
    removeBlocked: '有项目的客户不能删除。',
    emptyTitle: '没有符合条件的客户',
    emptyText: '请调整筛选条件，或者添加客户。',
    noneTitle: '还没有客户',
    noneText: '可以直接添加，也可以在预约里建成客户和项目。',
    languages: customerRecord.values.locale.zh,
    ...fieldNames(customerRecord, 'zh'),
  },
  en: {
    title: 'Customers',
    intro: 'Companies and people with their contacts. A customer can have several projects.',
    add: 'Add a customer',
    search: 'Name, contact, phone, email or WeChat',
    total: (count: number) => (count === 1 ? '1 customer' : `${count} customers`),
    contact: 'Contact',
    projects: 'Projects',
    noOwner: 'None',
    matches: 'These may be the same customer:',
    matchReasons: {
      contactPhone: 'same phone',
      contactEmail: 'same email',
      contactWechat: 'same WeChat',
      name: 'same name',
    },
    projectCount: (count: number) =>
      count === 0 ? 'no projects' : count === 1 ? '1 project' : `${count} projects`,
    erased: 'The contact was erased, as the privacy notice says.',
    mergeAction: 'Merge another customer',
    mergeTitle: (name: string) => `Merge another customer into “${name}”`,
    mergeOther: 'Customer to merge',
    mergeOtherHint: 'Search by name, phone or email.',
    mergeWarning: (name: string) =>
      `All projects of the other customer move to “${name}”, which takes over what it lacks; then the other one goes to the trash. Recovering it from there moves no projects back.`,
    mergeDo: 'Merge',
    merged: (count: number) =>
      count === 1 ? 'Merged; 1 project moved' : `Merged; ${count} projects moved`,
    eraseAction: 'Erase personal data',
    eraseAsk: (name: string) =>
      `Erase the contact and note of “${name}”, the persons in its bookings, the contacts of work orders and the names on comments for ever? It cannot be undone. Signed sheets keep the name of the signer.`,
    eraseDone: 'Personal data erased',
    removeAsk: (name: string) =>
      `Delete “${name}”? It stays in the trash for 30 days, where you can recover it.`,
    removeBlocked: 'A customer with projects cannot be deleted.',
    emptyTitle: 'No customers match',
    emptyText: 'Try other filters, or add a customer.',
    noneTitle: 'No customers yet',
    noneText: 'Add one here, or make a customer and a project of a booking.',
    languages: customerRecord.values.locale.en,
    ...fieldNames(customerRecord, 'en'),
  },
});
