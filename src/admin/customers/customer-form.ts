import { z } from 'zod';
import { customerFields } from '#contracts/fields/customers.ts';
import { text } from '#contracts/form-labels.ts';
import { customerRecord } from '#contracts/records/customers.ts';
import { peopleSource } from '../records/people.ts';
import { defineRecordForm } from '../records/record-form.ts';

const customer = z.strictObject(customerFields);
export type CustomerValues = z.output<typeof customer>;

export const customerForm = defineRecordForm(
  customerRecord,
  customer,
  {
    shortName: {
      help: text('列表和标题里的叫法。', 'What lists and titles call the customer.'),
    },
    industryKey: { facet: ['case', 'industry'] },
    contactPhone: {
      inputMode: 'tel',
      help: text(
        '中国大陆号码直接填写，其他地区请加国家或地区代码。',
        'Outside mainland China, start with the country code.',
      ),
    },
    contactEmail: { inputMode: 'email' },
    locale: {
      as: 'select',
      help: text(
        '发给这个客户的单据所用的语言。',
        'Language of the sheets that this customer gets.',
      ),
    },
    ownerId: {
      source: peopleSource,
      help: text('负责跟进的员工。', 'The member of staff who looks after the customer.'),
    },
  },
  [
    {
      columns: 2,
      fields: [
        'name',
        'shortName',
        'industryKey',
        'region',
        'contactName',
        'contactPhone',
        'contactEmail',
        'contactWechat',
        'locale',
        'ownerId',
      ],
    },
    { fields: ['note'] },
  ],
);
