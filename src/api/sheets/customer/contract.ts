import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf('shares');

/** Longest text that is read as a passcode: digits with whatever was copied along. */
const MAX_PASSCODE_LENGTH = 40;

/** Takes the passcode of a link; the answer sets the cookie that opens it. */
export const enterPasscode = route('POST /shares/links/:token/pass', {
  summary: 'Enter the passcode of a shared link',
  description:
    'A right one sets a cookie for 12 hours. Five wrong ones pause the network for 15 minutes at ' +
    'this link (429), 50 of a day lock the link (410).',
  params: shareParams,
  body: z.strictObject({ passcode: z.string().max(MAX_PASSCODE_LENGTH) }),
});
