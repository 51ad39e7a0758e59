import { choice, field, rows, text } from '#contracts/form-labels.ts';
import { workOrderWords } from '#contracts/sheets/words/work-order.ts';
import { workOrderBody } from '#contracts/sheets/work-order.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import type { SheetScreen } from '../screen-of-kind.ts';
import { newId, optionsOf } from './options.ts';

const { zh, en } = workOrderWords;
const markdown = { as: 'markdown' } as const;

const form = defineForm(
  workOrderBody,
  {
    kind: choice('工作类型', 'Kind of work', optionsOf(zh.kinds, en.kinds)),
    status: choice('状态', 'State', optionsOf(zh.statuses, en.statuses)),
    siteAddress: field('地址', 'Address'),
    timeZone: field(
      '时区',
      'Time zone',
      text(
        '例如 Asia/Shanghai；单据上的时间按它显示。',
        'Such as Asia/Shanghai; the sheet shows times in it.',
      ),
    ),
    contactName: field('现场联系人', 'Contact on site'),
    contactPhone: field(
      '联系电话',
      'Telephone of the contact',
      text(
        '带国家代码，例如 +8613800000000；客户看到的是打码后的号码。',
        'With the code of the country, such as +8613800000000; customers see it masked.',
      ),
    ),
    scheduledFrom: field('计划开始', 'Planned start'),
    scheduledTo: field('计划结束', 'Planned end'),
    startedAt: field('实际开始', 'Started'),
    completedAt: field('实际完成', 'Completed'),
    summary: fieldWith(field('工作范围', 'Scope'), markdown),
    engineers: fieldWith(
      rows('现场工程师', 'Engineers', text('工程师', 'Engineer'), {
        id: null,
        name: field('姓名', 'Name'),
        role: field('分工', 'Role'),
        phone: field('电话', 'Telephone', text('带国家代码。', 'With the code of the country.')),
        lead: field('负责人', 'Leads the work'),
      }),
      { columns: 2, fresh: newId },
    ),
    tasks: fieldWith(
      rows('步骤', 'Steps', text('步骤', 'Step'), {
        id: null,
        title: field('标题', 'Title'),
        detail: fieldWith(field('说明', 'Detail'), markdown),
        state: choice('状态', 'State', optionsOf(zh.states, en.states)),
        stateReason: field(
          '原因',
          'Reason',
          text('未通过或受阻时必填。', 'Needed if it failed or is blocked.'),
        ),
        weight: field(
          '工作量',
          'Weight',
          text(
            '与其他步骤相比；用于计算进度。',
            'Compared with the other steps; for the progress.',
          ),
        ),
        evidenceRequired: field('完成前需要照片', 'Needs a photo before it is done'),
        photoSlots: rows('照片清单', 'Photos wanted', text('照片', 'Photo'), {
          key: field(
            '标识',
            'Key',
            text('小写字母、数字和连字符。', 'Lower-case letters, digits and hyphens.'),
          ),
          label: field('拍什么', 'What to show'),
        }),
        startedAt: field('开始时间', 'Started'),
        finishedAt: field(
          '完成时间',
          'Finished',
          text('留空时记为保存的时间。', 'If left empty, the time of saving.'),
        ),
      }),
      { fresh: newId },
    ),
    problems: fieldWith(
      rows('问题', 'Problems', text('问题', 'Problem'), {
        id: null,
        title: field('标题', 'Title'),
        detail: fieldWith(field('说明', 'Detail'), markdown),
        severity: choice('严重程度', 'Severity', optionsOf(zh.severities, en.severities)),
        status: choice('状态', 'State', optionsOf(zh.problemStatuses, en.problemStatuses)),
        owner: choice('由谁处理', 'Solved by', optionsOf(zh.parties, en.parties)),
        ownerName: field('处理人', 'Person'),
        dueOn: field('期限', 'Due on'),
        solution: field('处理结果', 'Solution'),
        reportedAt: null,
        solvedAt: field(
          '解决时间',
          'Solved',
          text('留空时记为保存的时间。', 'If left empty, the time of saving.'),
        ),
      }),
      { fresh: () => ({ ...newId(), reportedAt: new Date().toISOString() }) },
    ),
    visits: fieldWith(
      rows('到场', 'Visits', text('到场', 'Visit'), {
        id: null,
        startsAt: field('开始', 'Begins'),
        endsAt: field('结束', 'Ends'),
        purpose: field('内容', 'Purpose'),
        status: choice('状态', 'State', optionsOf(zh.visitStatuses, en.visitStatuses)),
        note: field('结果', 'Result'),
      }),
      { columns: 2, fresh: newId },
    ),
  },
  [
    { fields: ['kind', 'status', 'siteAddress', 'timeZone'], columns: 2 },
    { fields: ['contactName', 'contactPhone', 'scheduledFrom', 'scheduledTo'], columns: 2 },
    { fields: ['startedAt', 'completedAt'], columns: 2 },
    { fields: ['summary', 'engineers', 'tasks', 'problems', 'visits'] },
  ],
);

export const workOrderScreen: SheetScreen = { form };
