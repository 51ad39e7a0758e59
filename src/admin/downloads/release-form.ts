import { z } from 'zod';
import { releaseFields, withdrawalFields } from '#contracts/fields/releases.ts';
import { choice, field, text } from '#contracts/form-labels.ts';
import { defineForm, type FormDefinition } from '../form/definition.ts';
import { fieldWith } from '../form/labels.ts';
import { releaseMessages } from './messages.ts';

const release = z.strictObject(releaseFields);
/** What staff write about a version. */
export type ReleaseValues = z.output<typeof release>;

const { zh, en } = releaseMessages;

export const releaseForm = defineForm(
  release,
  {
    version: fieldWith(
      field(
        zh.version,
        en.version,
        text('例如 3.2.0，测试版 3.3.0-beta.1。', 'Such as 3.2.0, or 3.3.0-beta.1 for a beta.'),
      ),
      { isRequired: true },
    ),
    channel: fieldWith(
      choice('渠道', 'Channel', {
        stable: text(zh.channels.stable, en.channels.stable),
        beta: text(zh.channels.beta, en.channels.beta),
        archive: text(zh.channels.archive, en.channels.archive),
      }),
      { as: 'select' },
    ),
    releasedOn: field(zh.releasedOn, en.releasedOn),
    minOs: field(
      '最低系统',
      'Minimum system',
      text(
        '例如 Windows 10 21H2；网页程序写浏览器要支持什么，例如 WebGL2。可以留空。',
        'Such as Windows 10 21H2; for the web, what the browser needs, such as WebGL2. May be empty.',
      ),
    ),
    notesZh: fieldWith(field('更新说明（中文）', 'Release notes (Chinese)'), { as: 'markdown' }),
    notesEn: fieldWith(field('更新说明（英文）', 'Release notes (English)'), {
      as: 'markdown',
    }),
    requirementsZh: fieldWith(
      field(
        '系统要求（中文）',
        'Requirements (Chinese)',
        text('一行一条，以“- ”开头。', 'One per line, each beginning with “- ”.'),
      ),
      { as: 'lines' },
    ),
    requirementsEn: fieldWith(
      field(
        '系统要求（英文）',
        'Requirements (English)',
        text(
          '英文留空时，英文页面显示中文。',
          'If the English is empty, the English page shows the Chinese.',
        ),
      ),
      { as: 'lines' },
    ),
  },
  [
    { columns: 2, fields: ['version', 'channel', 'releasedOn', 'minOs'] },
    { fields: ['notesZh', 'notesEn', 'requirementsZh', 'requirementsEn'] },
  ],
);

/** A new version is named first; file and notes come next. */
export const newReleaseForm: FormDefinition = {
  ...releaseForm,
  sections: releaseForm.sections.slice(0, 1),
};

export const withdrawalForm = defineForm(z.strictObject(withdrawalFields), {
  reasonZh: field('撤回原因（中文，访客可见）', 'Reason (Chinese, for visitors)'),
  reasonEn: field('撤回原因（英文，可以留空）', 'Reason (English, may be empty)'),
});
