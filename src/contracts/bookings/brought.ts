import { z } from 'zod';
import { broughtKinds } from '#contracts/enums/bookings.ts';

/** What a visitor brought along from another page, as form and staff show it. */
export const broughtSchema = z.object({
  kind: z.enum(broughtKinds),
  /** Slug of the record, or code of the plan or the answers. */
  key: z.string(),
  name: z.string(),
  /** Its page, as a Chinese path of the site. */
  path: z.string(),
});
export type Brought = z.output<typeof broughtSchema>;
