import { z } from 'zod';

/** Path parameters of every shared sheet: the last part of its address. */
export const shareParams = z.strictObject({ token: z.string().min(1).max(64) });
