import type { Upload } from '@tus/server';
import { and, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { StaffGate } from '#api/access/gate.ts';
import type { PersonLimits } from '#api/access/person-limits.ts';
import type { SignedIn } from '#api/access/sessions.ts';
import type { StaffLanes } from '#api/access/staff-lanes.ts';
import { networksOf } from '#api/http/network.ts';
import type { ApiApp } from '#api/http/registry.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import { hasRight, type Right } from '#contracts/staff/rights.ts';
import { UPLOADS_PATH, type UploadPurpose, uploadPurposes } from '#contracts/uploads.ts';
import type { Database } from '#db/connection.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';
import { largestOf, mostOpenBytes, type UploadLimits } from './limits.ts';
import { answerAnybody, createTusServer } from './tus-server.ts';

/** The right that a purpose needs. */
const rights: Record<UploadPurpose, Right> = {
  media: 'media.create',
  import: 'anyRecords.update',
  release: 'releases.create',
  sheet: 'sheets.update',
};

export interface UploadsDeps {
  db: Database;
  files: FileStore;
  gate: StaffGate;
  personLimits: PersonLimits;
  lanes: StaffLanes;
  log: Logger;
  /** Base path with slashes at both ends. */
  basePath: string;
  limits: UploadLimits;
}

/**
 * Resumable uploads of staff. One `all` route, because a HEAD request to a GET route would be answered
 * by that.
 */
export function mountUploads(
  app: ApiApp,
  { db, files, gate, personLimits, lanes, log, basePath, limits }: UploadsDeps,
): void {
  const handle = createTusServer<SignedIn>(
    { db, files, log },
    {
      pathOf: () => `${basePath}api${UPLOADS_PATH}`,
      requireOwner,
      begin(upload, { id, role }) {
        const purpose = purposeOf(upload);
        if (!hasRight(role, rights[purpose])) throw new AppError('FORBIDDEN');
        const maxBytes = largestOf(purpose, limits);
        return { purpose, uploadedBy: id, maxBytes, mostBytes: mostOpenBytes(limits) };
      },
    },
  );

  app.all(`${UPLOADS_PATH}/*`, (c) => answer(c.req.raw, c.env.clientAddress));
  app.all(UPLOADS_PATH, (c) => answer(c.req.raw, c.env.clientAddress));

  /** Admits the request before its body is read. */
  async function answer(request: Request, clientAddress: string): Promise<Response> {
    const early = answerAnybody(request);
    if (early) return early;
    const { signal } = request;
    const admit = async () => {
      const person = await gate.admit(request, { access: 'signed-in' });
      personLimits.takeUpload(person.id);
      return person;
    };
    const person = await lanes.admission.run(networksOf(clientAddress).line, admit, signal);
    return lanes.uploads.run(person.id, () => handle(request, person), signal);
  }

  /** An upload belongs to who began it, while that person has the right that it needs. */
  async function requireOwner(id: string, { id: staffId, role }: SignedIn): Promise<void> {
    const [row = notFound()] = await db
      .select({ purpose: uploads.purpose })
      .from(uploads)
      .where(
        and(eq(uploads.id, id), eq(uploads.uploadedBy, staffId), gt(uploads.expiresAt, new Date())),
      );
    if (!hasRight(role, rights[row.purpose])) throw new AppError('FORBIDDEN');
  }
}

function purposeOf({ metadata }: Upload): UploadPurpose {
  const purpose = uploadPurposes.find((known) => known === metadata?.purpose);
  if (!purpose) throw new AppError('VALIDATION_FAILED', { messages: unknownPurpose });
  return purpose;
}

const unknownPurpose = {
  zh: `上传需要用途（${uploadPurposes.join('、')}）。`,
  en: `An upload needs a purpose: ${uploadPurposes.join(', ')}.`,
};
