import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { checkTargets } from '#api/qr-pages/check-targets.ts';
import { defineJob, type JobDefinition } from './job.ts';

/** Checks every hour where printed codes lead. */
export function checkQrTargets(site: SiteAddresses): JobDefinition {
  return defineJob({
    name: 'check-qr-targets',
    cron: '40 * * * *',
    async run(_, { db, settings, signal }) {
      await checkTargets(db, { site, allowPrivate: settings.webhookAllowPrivate, signal });
    },
  });
}
