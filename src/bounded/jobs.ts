/**
 * Work on texts and tables that people bring. Each entry loads a function without side effects:
 * plain data in, plain data out, no database.
 */
export const jobs = {
  'render-markdown': async () => (await import('#content/markdown/html.ts')).toHtml,
  'portable-markdown': async () =>
    (await import('#content/portable-markdown/portable.ts')).toPortable,
  'read-table': async () => (await import('#api/transfers/formats/read.ts')).readTable,
  'check-texts': async () => (await import('#content/facts/check-texts.ts')).checkTexts,
  'find-targets': async () => (await import('#content/markdown/targets.ts')).findTargets,
};

export type JobName = keyof typeof jobs;
type Work<Name extends JobName> = Awaited<ReturnType<(typeof jobs)[Name]>>;
export type JobInput<Name extends JobName> = Parameters<Work<Name>>[0];
export type JobOutput<Name extends JobName> = Awaited<ReturnType<Work<Name>>>;
