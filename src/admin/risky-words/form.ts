import { z } from 'zod';
import { riskyWordFields } from '#contracts/fields/risky-words.ts';
import { text } from '#contracts/form-labels.ts';
import { riskyWordRecord } from '#contracts/records/risky-words.ts';
import { defineRecordForm } from '../records/record-form.ts';

export const riskyWordForm = defineRecordForm(
  riskyWordRecord,
  z.strictObject(riskyWordFields),
  {
    word: {
      isRequired: true,
      help: text(
        '# 代表数字，* 代表最多 6 个字，例如“减#斤”；两者合计最多 4 个。空格、标点和全角写法会自动识别。',
        '# is a number, * up to six characters, as in “减#斤”; at most four of them. Spaces, signs and full-width letters are recognised.',
      ),
    },
    severity: { as: 'select' },
    category: { as: 'select' },
    exceptions: {
      as: 'perLine',
      help: text(
        '每行一个含有该词但没有问题的说法，例如“第一次”。',
        'One phrase per line that contains the word and is fine, such as “第一次”.',
      ),
    },
    note: { as: 'lines' },
  },
  [
    { fields: ['word'] },
    {
      columns: 2,
      fields: [
        'severity',
        'category',
        'reasonZh',
        'reasonEn',
        'suggestionZh',
        'suggestionEn',
        'exceptions',
        'note',
      ],
    },
    { fields: ['active'] },
  ],
);
