import { z } from 'zod';

/** Path parameters of every shared sheet: the token is the last part of the URL. */
export const shareParams = z.strictObject({ token: z.string().min(1).max(64) });
