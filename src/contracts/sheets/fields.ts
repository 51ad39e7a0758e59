import { z } from 'zod';
import { isTimeZone } from '../zoned-times.ts';

/** A text that may be empty while a sheet is written; the check before sending asks for it. */
export const text = (max: number) => z.string().trim().max(max);

/** A text that is null where there is none. */
export const note = (max: number) => z.string().trim().min(1).max(max).nullable();

/** A text in the form of a number, which begins with `+` and the code of the country. */
export const phone = z
  .string()
  .max(16)
  .regex(/^\+[1-9][0-9]{5,14}$/)
  .nullable();

/** The name of a zone such as `Asia/Shanghai`. */
export const timeZone = z.string().max(60).refine(isTimeZone);

const address = z.ipv4().or(z.ipv6());

/** An IP address. */
export const ipAddress = z
  .string()
  .max(45)
  .refine((value) => address.safeParse(value).success)
  .nullable();
