import { z } from 'zod';
import { instantSchema } from '#contracts/schemas.ts';
import { changeKinds, type RequirementChange } from '#contracts/sheets/requirement-changes.ts';
import { comparedFields, comparedParts } from '#contracts/sheets/requirement-entries.ts';

/** One difference between a version and the version before. */
export const change = z.object({
  part: z.enum(comparedParts),
  kind: z.enum(changeKinds),
  title: z.string(),
  fields: z.array(
    z.object({ field: z.enum(comparedFields), before: z.string(), after: z.string() }),
  ),
}) satisfies z.ZodType<RequirementChange>;

/** Who approved a version, and what that person remarked. */
export const approval = z.object({
  name: z.string(),
  title: z.string().nullable(),
  remark: z.string().nullable(),
  approvedAt: instantSchema,
});
export type RequirementApproval = z.output<typeof approval>;
