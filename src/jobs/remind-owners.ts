import { readWaitingByOwner } from '#api/projects/waiting.ts';
import { mailStaff } from '#api/staff/mails.ts';
import { beijingDay } from '#contracts/days.ts';
import { sheetKindFacts } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { defineJob } from './job.ts';

/** Days after which the owner of a waiting sheet is told of it. */
const WAITING_DAYS = 2;
/** Sheets that a mail names; the list in the back office has all. */
const NAMED = 20;
const DAY_MS = 86_400_000;

/**
 * Writes one mail to each owner of sheets that have waited too long. The day is part of its key, so that
 * neither a second run nor another instance writes a second one.
 */
export async function remindOwners(
  db: Executor,
  { staffUrl, now = new Date() }: { staffUrl: string; now?: Date },
): Promise<void> {
  for (const { owner, sheets } of await readWaitingByOwner(db, WAITING_DAYS)) {
    const named = sheets
      .slice(0, NAMED)
      .map(({ kind, number, waitingOn, waitingSince, ...sheet }) => ({
        name: `${sheetKindFacts[kind][owner.locale]} ${number}`,
        title: (owner.locale === 'en' && sheet.titleEn) || sheet.titleZh,
        waitingOn,
        days: Math.floor((now.getTime() - (waitingSince?.getTime() ?? 0)) / DAY_MS),
      }));
    await mailStaff(
      db,
      owner,
      {
        event: 'sheet.waiting',
        payload: {
          count: sheets.length,
          sheets: named,
          page: `${staffUrl}admin/sheets?owner=${owner.id}`,
        },
      },
      { once: `${owner.id}:${beijingDay(now)}` },
    );
  }
}

/** Every morning begins with what waits. */
export const remindOfWaiting = defineJob({
  name: 'remind-owners',
  cron: '30 8 * * *',
  async run(_, { db, settings: { staffUrl } }) {
    if (staffUrl) await remindOwners(db, { staffUrl });
  },
});
