import { z } from 'zod';

/** Path parameters of every shared sheet: the token is the last part of the URL. */
export const shareParams = z.strictObject({ token: z.string().min(1).max(64) });

/** A picture of a shared sheet. */
export const sharedPicture = z.object({
  /** Folder of its files below `/files/`: `preview` and `full`. They open as long as the link. */
  src: z.string(),
  /** Size of the full picture in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  caption: z.string(),
});

export type SharedPicture = z.output<typeof sharedPicture>;
