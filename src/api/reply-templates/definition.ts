import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordRoutes } from '#api/records/contract.ts';
import { defineRecord } from '#api/records/define.ts';
import type { Values } from '#api/records/definition.ts';
import { unknownValues } from '#contracts/bookings/reply-values.ts';
import { AppError } from '#contracts/errors.ts';
import { replyTemplateFields } from '#contracts/fields/reply-templates.ts';
import type { Locale } from '#contracts/locale.ts';
import { replyTemplateRecord } from '#contracts/records/reply-templates.ts';
import { replyTemplates } from '#db/schema/reply-templates.ts';
import { anyContains } from '#db/word-search.ts';

const query = z.strictObject({
  q: z.string().trim().max(80).optional(),
  state: z.enum(['on', 'off']).optional(),
  after: z.uuid().optional(),
});

export const replyTemplateRoutes = recordRoutes(replyTemplateRecord, {
  fields: replyTemplateFields,
  query,
});

export const replyTemplateDefinition = defineRecord({
  record: replyTemplateRecord,
  table: replyTemplates,
  name: replyTemplates.name,
  nameField: 'name',
  taken: { zh: '已有同名的模板。', en: 'There is a template of this name.' },
  remembered: ['name'],
  hit: { detail: replyTemplates.textZh },
  fields: replyTemplateFields,
  query,
  routes: replyTemplateRoutes,
  transfer: {
    key: 'name',
    defaults: { active: true },
    check: (values, { locale }) => checked(values, locale),
  },
  where: ({ q, state }: z.output<typeof query>) =>
    and(
      anyContains(q, replyTemplates.name, replyTemplates.textZh, replyTemplates.textEn),
      state ? eq(replyTemplates.active, state === 'on') : undefined,
    ),
  stored: checked,
});

/** Refuses a placeholder that no booking has a value for: it would reach the visitor. */
function checked(values: Values, locale: Locale): Values {
  const fields = (['textZh', 'textEn'] as const).flatMap((path) => {
    const [name] = unknownValues(String(values[path] ?? ''));
    return name === undefined ? [] : [{ path, message: unknown(name)[locale] }];
  });
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
  return values;
}

const unknown = (name: string) => ({
  zh: `没有“{{${name}}}”这个占位符，请改用下面列出的。`,
  en: `There is no placeholder “{{${name}}}”; please use one of those listed.`,
});
