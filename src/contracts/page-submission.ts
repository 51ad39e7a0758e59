import type { BookingSubmission } from './bookings/submission.ts';
import type { RedemptionAnswer } from './redemptions/answer.ts';

/** What was posted to a page without scripts, for the page that answers it. */
export interface PageSubmission extends BookingSubmission {
  /** The answer to a redemption. */
  redemption?: RedemptionAnswer;
}
