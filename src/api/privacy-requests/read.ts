import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { readConsents } from '#api/consents/consents.ts';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import type { PersonContact } from '#api/persons/contact.ts';
import { findRecords } from '#api/persons/find.ts';
import { beijingDay } from '#contracts/days.ts';
import { personSources } from '#contracts/enums/privacy.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { privacyRequests as requests } from '#db/schema/privacy.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { listPrivacyRequests, readPrivacyRequest } from './contract.ts';

export type RequestRow = typeof requests.$inferSelect;

/** One page of the requests, the newest first. */
export async function readRequests(
  db: Executor,
  { state, after }: RouteInput<typeof listPrivacyRequests>['query'],
): Promise<RouteData<typeof listPrivacyRequests>> {
  const rows = await selectRequests(db)
    .where(
      and(
        state === 'open' ? isNull(requests.doneAt) : isNotNull(requests.doneAt),
        after ? lt(requests.id, after) : undefined,
      ),
    )
    .orderBy(desc(requests.id))
    .limit(PAGE_ROWS);
  return presentPage(rows, ({ request }) => request.id, summaryOf);
}

/** One request with what is stored about its person. @throws AppError NOT_FOUND */
export async function readRequest(
  db: Executor,
  keys: KeyRing,
  id: string,
): Promise<RouteData<typeof readPrivacyRequest>> {
  const [row] = await selectRequests(db).where(eq(requests.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  const { request } = row;
  const contact = contactOf(request);
  const { found } = contact ? await findRecords(db, contact) : { found: [] };
  const given = contact ? await readConsents(db, keys, contact) : [];
  const { phone, email, wechat, note, verifiedAt, erased } = request;
  return {
    ...summaryOf(row),
    phone,
    email,
    wechat,
    note,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    erased: personSources.flatMap((source) => {
      const count = erased?.[source];
      return count ? [{ source, count }] : [];
    }),
    found: found.map(({ source, records }) => ({
      source,
      records: records.map(({ values: _, at, ...record }) => ({
        ...record,
        at: at.toISOString(),
      })),
    })),
    consents: given.map(({ id: consentId, purpose, noticeVersion, givenAt, withdrawnAt }) => ({
      id: consentId,
      purpose,
      noticeVersion,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  };
}

/** The contacts of a request; null once it has ended. */
export function contactOf({ doneAt, phone, email, wechat }: RequestRow): PersonContact | null {
  return doneAt ? null : { phone, email, wechat };
}

const selectRequests = (db: Executor) =>
  db
    .select({ request: requests, handledBy: staffUsers.name })
    .from(requests)
    .leftJoin(staffUsers, eq(staffUsers.id, requests.handledBy));

function summaryOf({ request, handledBy }: { request: RequestRow; handledBy: string | null }) {
  const { id, reference, kind, status, createdAt, dueOn, doneAt } = request;
  return {
    id,
    reference,
    kind,
    status,
    createdAt: createdAt.toISOString(),
    dueOn,
    isOverdue: doneAt === null && dueOn < beijingDay(new Date()),
    doneAt: doneAt?.toISOString() ?? null,
    handledBy,
  };
}
