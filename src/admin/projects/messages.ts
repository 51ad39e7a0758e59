import { fieldNames } from '#contracts/records/all.ts';
import { projectRecord } from '#contracts/records/projects.ts';
import { defineTexts } from '../core/define-texts.ts';

export const projectMessages = defineTexts({
  zh: {
    title: '项目',
    intro: '客户的一间直播间或一个现场。单据都属于项目。',
    add: '新建项目',
    search: '编号、名称或客户',
    total: (count: number) => `共 ${count} 个项目`,
    back: '返回列表',
    facts: '项目信息',
    booking: '来自预约',
    customer: '客户',
    removeAsk: (name: string) => `删除“${name}”？它会在回收站保留 30 天，期间可以恢复。`,
    emptyTitle: '没有符合条件的项目',
    emptyText: '请调整筛选条件，或者新建项目。',
    noneTitle: '还没有项目',
    noneText: '可以直接新建，也可以在预约里建成客户和项目。',
    stages: projectRecord.values.stage.zh,
    ...fieldNames(projectRecord, 'zh'),
  },
  en: {
    title: 'Projects',
    intro: 'Each is one room or site of a customer. Sheets belong to projects.',
    add: 'Add a project',
    search: 'Number, name or customer',
    total: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    back: 'Back to the list',
    facts: 'Project',
    booking: 'Made of booking',
    customer: 'Customer',
    removeAsk: (name: string) =>
      `Delete “${name}”? It stays in the trash for 30 days, where you can recover it.`,
    emptyTitle: 'No projects match',
    emptyText: 'Try other filters, or add a project.',
    noneTitle: 'No projects yet',
    noneText: 'Add one here, or make a customer and a project of a booking.',
    stages: projectRecord.values.stage.en,
    ...fieldNames(projectRecord, 'en'),
  },
});
