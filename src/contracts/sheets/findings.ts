import { z } from 'zod';

/** A problem that the check before sending finds: it blocks the sending, or warns. */
export const sheetFinding = z.object({
  severity: z.enum(['block', 'warn']),
  /** Dotted path in the body, such as `tasks.2.title`; empty for the sheet as a whole. */
  field: z.string(),
  message: z.object({ zh: z.string(), en: z.string() }),
});
export type SheetFinding = z.output<typeof sheetFinding>;
