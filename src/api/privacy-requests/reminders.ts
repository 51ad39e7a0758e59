import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import { beijingDay } from '#contracts/days.ts';
import type { PrivacyRequestKind } from '#contracts/enums/privacy.ts';
import { rolesWith } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { privacyRequests as requests } from '#db/schema/privacy.ts';
import { staffUsers } from '#db/schema/staff.ts';

/** Days before its deadline from which a request is in the daily mail. */
const AHEAD_DAYS = 3;
const DAY_MS = 86_400_000;

/** A request that a reminder names. Nothing of its person is in it. */
export interface DueRequest {
  reference: string;
  kind: PrivacyRequestKind;
  dueOn: string;
  isOverdue: boolean;
}

/** Requests that are overdue or soon will be, the most urgent first, and everybody who can answer them. */
export async function readDueRequests(db: Executor, now: Date) {
  const rows = await db
    .select({ reference: requests.reference, kind: requests.kind, dueOn: requests.dueOn })
    .from(requests)
    .where(
      and(
        isNull(requests.doneAt),
        lte(requests.dueOn, beijingDay(new Date(now.getTime() + AHEAD_DAYS * DAY_MS))),
      ),
    )
    .orderBy(asc(requests.dueOn), asc(requests.id));
  if (rows.length === 0) return { people: [], requests: [] };
  const people = await db
    .select()
    .from(staffUsers)
    .where(
      and(
        isNull(staffUsers.deactivatedAt),
        inArray(staffUsers.role, rolesWith('privacyRequests.update')),
      ),
    );
  const today = beijingDay(now);
  const due = rows.map((row): DueRequest => ({ ...row, isOverdue: row.dueOn < today }));
  return { people, requests: due };
}
