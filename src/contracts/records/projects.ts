import type { PlainRecord } from './record.ts';

/** Those who work on projects, and see where they are. */
const workers = ['administrator', 'sales', 'support'] as const;

/** Projects of customers, each the work on one room or site. */
export const projectRecord = {
  kind: 'project',
  name: { zh: '项目', en: 'Project' },
  path: 'projects',
  resource: 'projects',
  roles: {
    read: ['administrator', 'editor', 'sales', 'support'],
    create: workers,
    update: workers,
    delete: ['administrator', 'sales'],
  },
  fieldRoles: { siteAddress: workers, note: workers },
  personal: ['siteAddress', 'note'],
  screen: { to: '/projects', finds: 'path' },
  fields: {
    number: { zh: '项目编号', en: 'Number' },
    name: { zh: '名称', en: 'Name' },
    customerId: { zh: '客户', en: 'Customer' },
    stage: { zh: '阶段', en: 'Stage' },
    ownerId: { zh: '负责人', en: 'Owner' },
    products: { zh: '产品', en: 'Products' },
    siteAddress: { zh: '现场地址', en: 'Site address' },
    goLiveOn: { zh: '计划开播日期', en: 'Planned first show' },
    note: { zh: '备注', en: 'Note' },
    bookingReference: { zh: '预约编号', en: 'Booking' },
  },
  values: {
    stage: {
      zh: {
        brief: '了解需求',
        requirement: '需求确认',
        build: '实施',
        acceptance: '验收',
        live: '已开播',
        closed: '已结束',
        cancelled: '已取消',
      },
      en: {
        brief: 'Brief',
        requirement: 'Requirement',
        build: 'Build',
        acceptance: 'Acceptance',
        live: 'On air',
        closed: 'Closed',
        cancelled: 'Cancelled',
      },
    },
  },
  settable: ['stage'],
} as const satisfies PlainRecord;
