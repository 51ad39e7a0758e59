import type { ApiDeps } from '#api/deps.ts';
import { perMinute, readsPerMinute } from '#api/http/policy.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getRoomGuide, getStudioPlanPdf, getStudioPlanSvg, getStudioStarts } from './contract.ts';
import { readRoomGuide } from './service.ts';
import { drawPlanPdf, drawPlanSvg, readStudioStarts } from './studio-plan/service.ts';

/** A PDF file takes about 40 ms of a process of its own: at most a quarter of a processor for all. */
const pdfFiles = { ...perMinute(10), paceMs: 160 };

export function registerRooms(registry: ApiRegistry, { db, settings }: ApiDeps): void {
  registry.add(
    getRoomGuide,
    { access: 'public', cache: { tags: ['products', 'documents', 'articles', 'facts'] } },
    ({ query: { locale, ...answers } }) => readRoomGuide(db, locale, answers),
  );
  registry.add(
    getStudioStarts,
    { access: 'public', cache: { tags: ['facts'] } },
    ({ query: { locale } }) => readStudioStarts(db, locale),
  );
  registry.addFile(getStudioPlanPdf, { access: 'public', limit: pdfFiles }, async ({ query }) => ({
    body: await drawPlanPdf(db, query, settings.publicUrl),
  }));
  registry.addFile(
    getStudioPlanSvg,
    { access: 'public', limit: readsPerMinute(60) },
    async ({ query }) => ({
      body: await drawPlanSvg(db, query),
      fileName: 'studio-plan.svg',
    }),
  );
}
