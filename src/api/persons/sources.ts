import type { PersonRecords } from './source.ts';
import { bookingRecords } from './sources/bookings.ts';
import { customerRecords } from './sources/customers.ts';
import { messageRecords } from './sources/messages.ts';
import { redemptionRecords } from './sources/redemptions.ts';
import { commentRecords, decisionRecords, fileRecords, linkRecords } from './sources/sheets.ts';
import { engineerRecords, workOrderRecords } from './sources/work-orders.ts';

/** All kinds of records that can be about a person, in the order in which they are erased. */
export const personRecords: readonly PersonRecords[] = [
  bookingRecords,
  customerRecords,
  workOrderRecords,
  engineerRecords,
  redemptionRecords,
  linkRecords,
  commentRecords,
  fileRecords,
  decisionRecords,
  messageRecords,
];
