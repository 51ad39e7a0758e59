import { diagnosisShared, diagnosisText } from '#contracts/content/diagnosis.ts';
import { field, text } from '#contracts/form-labels.ts';
import { defineForm } from '../../form/definition.ts';
import { fieldWith } from '../../form/labels.ts';
import { contentSource } from '../../form/sources.ts';
import { product, title } from './fields.ts';

/** A diagnosis in one language; its steps have an editor of their own. */
export const diagnosisTextForm = defineForm(diagnosisText, { title, steps: null });

/** What the languages of a diagnosis share. */
export const diagnosisSharedForm = defineForm(diagnosisShared, {
  slug: field(
    '标识名称',
    'Identifier',
    text(
      '小写字母、数字和连字符，例如 no-picture。只用来区分，不出现在网址里。',
      'Lower-case letters, digits and hyphens, such as no-picture. It tells diagnoses apart and is in no address.',
    ),
  ),
  documentId: fieldWith(
    field(
      '由哪篇文档提供',
      'Offered by the document',
      text(
        '诊断显示在这篇文档的开头。',
        'The diagnosis is shown at the beginning of this document.',
      ),
    ),
    { source: contentSource('document') },
  ),
  product,
  active: field(
    '在网站上显示',
    'Shown on the site',
    text('取消后文档照常显示，只是没有这个诊断。', 'Otherwise the document is shown without it.'),
  ),
});
