import { z } from 'zod';
import { messageTemplateFields } from '#contracts/fields/message-templates.ts';
import { text } from '#contracts/form-labels.ts';
import { messageTemplateRecord } from '#contracts/records/message-templates.ts';
import { defineRecordForm } from '../records/record-form.ts';

const bodyHelp = text(
  '一行里的内容全部为空时，这一行不会出现。空行分段。',
  'A line whose values are all empty is left out. An empty line begins a paragraph.',
);

export const templateForm = defineRecordForm(
  messageTemplateRecord,
  z.strictObject(messageTemplateFields),
  {
    bodyZh: { as: 'lines', help: bodyHelp },
    bodyEn: { as: 'lines', help: bodyHelp },
  },
);
