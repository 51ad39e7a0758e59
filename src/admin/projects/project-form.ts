import { z } from 'zod';
import { projectFields } from '#contracts/fields/projects.ts';
import { text } from '#contracts/form-labels.ts';
import { projectRecord } from '#contracts/records/projects.ts';
import { inboxMessages } from '../bookings/messages.ts';
import { customerSource } from '../customers/source.ts';
import { peopleSource } from '../records/people.ts';
import { defineRecordForm } from '../records/record-form.ts';

const project = z.strictObject(projectFields);
export type ProjectValues = z.output<typeof project>;

const { zh, en } = inboxMessages;

export const projectForm = defineRecordForm(
  projectRecord,
  project,
  {
    customerId: {
      source: customerSource,
      help: text(
        '输入客户名称查找；没有的话请先添加客户。',
        'Type the customer’s name; add the customer first if there is none.',
      ),
    },
    stage: { as: 'select' },
    ownerId: {
      source: peopleSource,
      help: text('负责跟进的员工。', 'The member of staff who looks after the project.'),
    },
    products: {
      options: Object.fromEntries(
        Object.entries(zh.products).map(([key, name]) => [
          key,
          text(name, en.products[key as keyof typeof en.products]),
        ]),
      ),
    },
  },
  [
    {
      columns: 2,
      fields: ['name', 'customerId', 'stage', 'ownerId', 'goLiveOn', 'siteAddress'],
    },
    { fields: ['products', 'note'] },
  ],
);
