import { z } from 'zod';
import { redirectStatuses } from '../enums/site.ts';

/** What staff write about a redirect. */
export const redirectFields = {
  /** Old path of this site; a whole address of the site is shortened to it. */
  fromPath: z.string().trim().min(1).max(500),
  /** Path of this site or an https address; empty with status 410. */
  target: z.string().trim().max(1000),
  /** HTTP status of the answer. */
  status: z.literal(redirectStatuses),
  note: z.string().trim().max(300),
  active: z.boolean(),
};
