import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setWorkProcesses } from '#bounded/run.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { sample } from './sample.ts';
import { PdfWriter, type PdfWriterDeps } from './writer.ts';

const { document } = sample;
const deps = {
  db: { select: () => ({ from: () => ({ where: () => [] }) }) },
  files: { open: () => undefined },
} as unknown as PdfWriterDeps;
/** Jobs that were given to a child process. */
const run = vi.fn(async (_: { name: string; input: unknown }) => new Uint8Array(1));

beforeEach(() => {
  vi.useFakeTimers();
  run.mockClear();
  setWorkProcesses({ run, close: () => {} }, 'files');
});
afterEach(() => {
  vi.useRealTimers();
  setWorkProcesses(undefined, 'files');
});

it('gets its process ready once for all who open a sheet, and again before the process ends', async () => {
  const writer = new PdfWriter(deps);
  writer.prepare();
  writer.prepare();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(run.mock.calls[0]?.[0]).toEqual({ name: 'write-document', input: sample });
  vi.advanceTimersByTime(30_000);
  writer.prepare();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
});

it('does not get ready what has just written a file', async () => {
  const writer = new PdfWriter(deps);
  await writer.write(document);
  writer.prepare();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('writes nothing in advance where there are no processes, and says nothing of a failure', async () => {
  run.mockRejectedValueOnce(new Error('no process'));
  new PdfWriter(deps).prepare();
  setWorkProcesses(undefined, 'files');
  new PdfWriter(deps).prepare();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('gets ready with a document that can be written', async () => {
  vi.useRealTimers();
  setWorkProcesses(undefined, 'files');
  const { writeDocument } = await import('#content/pdf/write-document.ts');
  const { pages, pictures } = readPdf(await writeDocument(sample));
  expect(pages.length).toBeGreaterThan(1);
  expect(pictures).toHaveLength(1);
});
