/**
 * Work on texts and tables that people bring, and the writing of files. Each entry loads a function without side effects:
 * plain data in, plain data out, no database.
 */
export const jobs = {
  'render-markdown': async () => (await import('#content/markdown/html.ts')).toHtml,
  'render-sheet-text': async () => (await import('#content/markdown/html.ts')).toHtml,
  'portable-markdown': async () =>
    (await import('#content/portable-markdown/portable.ts')).toPortable,
  'read-table': async () => (await import('#api/transfers/formats/read.ts')).readTable,
  'check-texts': async () => (await import('#content/facts/check-texts.ts')).checkTexts,
  'find-targets': async () => (await import('#content/markdown/targets.ts')).findTargets,
  'write-document': async () => (await import('#content/pdf/write-document.ts')).writeDocument,
  'write-studio-plan': async () => (await import('#api/rooms/studio-plan/pdf.ts')).studioPlanPdf,
  'copy-private-picture': async () =>
    (await import('#content/pictures/private-copy.ts')).copyPrivatePicture,
  'inspect-model': async () => (await import('#content/models/inspect.ts')).inspectModel,
  'find-missing-glyphs': async () => (await import('#content/pdf/printable.ts')).findMissingGlyphs,
};

export type JobName = keyof typeof jobs;

/**
 * Processes that a job runs in: those for what a page waits for, those for files, or those for texts
 * and tables. Customers ask for files, and staff's texts do not wait for them.
 */
export const jobPools = ['pages', 'files', 'texts'] as const;
export type JobPool = (typeof jobPools)[number];

/** Pools of the jobs that do not run in the one for texts and tables. */
const pools: Partial<Record<JobName, JobPool>> = {
  'render-sheet-text': 'pages',
  'write-document': 'files',
  'write-studio-plan': 'files',
  'find-missing-glyphs': 'files',
  'copy-private-picture': 'files',
  'inspect-model': 'files',
};

export function poolOf(name: JobName): JobPool {
  return pools[name] ?? 'texts';
}

type Work<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;
export type JobInput<Name extends JobName> = Parameters<Work<Name>>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<Work<Name>>>;
