import { z } from 'zod';
import { sectionFields } from '#contracts/fields/document-sections.ts';
import { field, text } from '#contracts/form-labels.ts';
import { slugSchema } from '#contracts/schemas.ts';
import { defineForm } from '../form/definition.ts';

const section = z.strictObject({ slug: slugSchema, ...sectionFields });
export type SectionValues = z.output<typeof section>;

export const newSectionForm = defineForm(section, {
  slug: field(
    '地址名',
    'Name in the address',
    text(
      '小写字母、数字和连字符，例如 room-light。保存后不能改。',
      'Small letters, digits and hyphens, such as room-light. It cannot be changed later.',
    ),
  ),
  nameZh: field('名称（中文）', 'Name in Chinese'),
  nameEn: field('名称（英文）', 'Name in English'),
  summaryZh: field('说明（中文）', 'Summary in Chinese'),
  summaryEn: field('说明（英文）', 'Summary in English'),
});

/** The address of a section stays. */
export const sectionForm = {
  ...newSectionForm,
  sections: [{ fields: ['nameZh', 'nameEn', 'summaryZh', 'summaryEn'] }],
};
