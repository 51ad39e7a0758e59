import { type StaffCall, staffContext } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { readParts, type UploadStorage } from '#api/uploads/parts.ts';
import { deleteUpload, type UploadRow } from '#api/uploads/service.ts';
import { AppError } from '#contracts/errors.ts';
import { type FileScanner, ScanFailedError, type Verdict } from '#files/scan/scanner.ts';
import type { MediaServices } from './services.ts';

/** How long a request waits for the scanner, shorter than the idle time-out of connections. */
const PATIENCE_MS = 15_000;

/** How long the verdict of a scan is kept for a request that is repeated. */
const KEPT_MS = 600_000;

/** Scans under way by upload, so that a repeated request waits for the first one's scan. */
const underWay = new Map<string, Promise<Verdict>>();

/**
 * Lets the scanner read an upload that would become public as it is; does nothing without a scanner.
 * An infected upload is deleted. A scan goes on when its request gives up, and a repeated request
 * gets its verdict.
 * @throws AppError FILE_REFUSED for an infected file, UNAVAILABLE where there is no verdict yet
 */
export async function requireClean(
  services: MediaServices,
  upload: UploadRow,
  call: StaffCall,
): Promise<void> {
  const { log } = services;
  const verdict = await scan(services, upload.id).catch((error: unknown) => {
    if (!(error instanceof ScanFailedError)) throw error;
    log.error({ err: error, upload: upload.id }, 'An upload could not be scanned');
    throw new AppError('UNAVAILABLE', { messages: failed, cause: error });
  });
  if (verdict === 'late') throw new AppError('UNAVAILABLE', { messages: late });
  if (!verdict || verdict.isClean) return;
  const { signature } = verdict;
  log.warn({ upload: upload.id, signature }, 'An infected upload was refused and deleted');
  await auditedTransaction(services, staffContext(call), (_, audit) => {
    const changes = changedFields({}, { fileName: upload.fileName, signature });
    audit({ action: 'media.infected', entityType: 'media', entityId: null, changes });
  });
  await deleteUpload(services, upload.id);
  throw new AppError('FILE_REFUSED', { messages: infected });
}

/** Undefined without a scanner; `late` while it goes on. */
async function scan(services: MediaServices, id: string): Promise<Verdict | 'late' | undefined> {
  const { scanner } = services;
  if (!scanner) return undefined;
  const patience = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => patience.resolve('late'), PATIENCE_MS);
  try {
    return await Promise.race([scanOnce(services, scanner, id), patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function scanOnce(storage: UploadStorage, scanner: FileScanner, id: string): Promise<Verdict> {
  const begun = underWay.get(id);
  if (begun) return begun;
  const verdict = readParts(storage, id).then((content) => scanner.scan(content));
  underWay.set(id, verdict);
  const forget = () => underWay.delete(id);
  verdict.then(() => setTimeout(forget, KEPT_MS).unref(), forget);
  return verdict;
}

const infected = {
  zh: '病毒扫描发现此文件有害，已将它删除。请检查您的电脑，再上传干净的文件。',
  en: 'The virus scan found that this file is harmful, and it was deleted. Check your computer, then upload a clean file.',
};
const late = {
  zh: '文件较大，病毒扫描还没有完成。请一分钟后再试，不用重新上传。',
  en: 'The file is large and its virus scan is still going on. Try again in a minute; the file need not be uploaded again.',
};
const failed = {
  zh: '病毒扫描暂时无法进行，文件还没有添加。请稍后再试，或者联系管理员。',
  en: 'The virus scan does not work at the moment, so the file was not added. Try again later, or ask the administrator.',
};
