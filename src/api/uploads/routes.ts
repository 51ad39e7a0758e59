import { randomUUID } from 'node:crypto';
import { type Locker, Server, type Upload } from '@tus/server';
import { and, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { StaffGate } from '#api/access/gate.ts';
import type { PersonLimits } from '#api/access/person-limits.ts';
import type { SignedIn } from '#api/access/sessions.ts';
import type { StaffLanes } from '#api/access/staff-lanes.ts';
import { failureOf } from '#api/http/errors.ts';
import { networksOf } from '#api/http/network.ts';
import type { ApiApp } from '#api/http/registry.ts';
import { requestLocale } from '#api/http/request-locale.ts';
import { AppError } from '#contracts/errors.ts';
import { hasRight, type Right } from '#contracts/staff/rights.ts';
import { UPLOADS_PATH, type UploadPurpose, uploadPurposes } from '#contracts/uploads.ts';
import type { Database } from '#db/connection.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';
import { requireRoom } from './admission.ts';
import { largestOf, mostOpenBytes, type UploadLimits } from './limits.ts';
import { TusStore } from './tus-store.ts';

/** The right that a purpose needs. */
const rights: Record<UploadPurpose, Right> = {
  media: 'media.create',
  import: 'anyRecords.update',
  release: 'releases.create',
  sheet: 'sheets.update',
};

/** No locks: rows of the database keep requests to one upload apart, also in other processes. */
const locker: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

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
 * Resumable uploads by the tus protocol 1.0, outside of the envelope: POST creates one, HEAD says
 * how much has arrived, PATCH sends more, DELETE gives it up. One `all` route, because a HEAD
 * request to a GET route would be answered by that.
 */
export function mountUploads(
  app: ApiApp,
  { db, files, gate, personLimits, lanes, log, basePath, limits }: UploadsDeps,
): void {
  const store = new TusStore({ db, files });
  const people = new WeakMap<object, SignedIn>();
  const personOf = (request: object) => {
    const person = people.get(request);
    if (!person) throw new Error('the upload request was not admitted');
    return person;
  };

  const server = new Server({
    path: `${basePath}api${UPLOADS_PATH}`,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    locker,
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (_, last = '') => (UUID.test(last) ? last : undefined),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      await requireOwner(id, personOf(request));
      if (request.method === 'PATCH') await requireRoom(files);
    },
    async onUploadCreate(request, upload) {
      const person = personOf(request);
      const purpose = purposeOf(upload);
      const maxBytes = largestOf(purpose, limits);
      if (!hasRight(person.role, rights[purpose])) throw new AppError('FORBIDDEN');
      if (upload.size === undefined || upload.size > maxBytes) throw tooLarge(maxBytes);
      if (upload.size === 0) throw new AppError('FILE_REFUSED', { messages: emptyFile });
      const mostBytes = mostOpenBytes(limits);
      store.admit(upload.id, { purpose, uploadedBy: person.id, mostBytes });
      return {};
    },
    onResponseError(request, error) {
      // An answer of the protocol; everything else is one of the API.
      if ('status_code' in error) return error;
      const locale = requestLocale(undefined, request.headers.get('accept-language') ?? undefined);
      const failed = { requestId: '', route: `${request.method} ${UPLOADS_PATH}`, locale };
      const { envelope, status } = failureOf(error, log, failed);
      return { status_code: status, body: JSON.stringify(envelope) };
    },
  });

  app.all(`${UPLOADS_PATH}/*`, (c) => answer(c.req.raw, c.env.clientAddress));
  app.all(UPLOADS_PATH, (c) => answer(c.req.raw, c.env.clientAddress));

  /** Admits the request before its body is read. */
  async function answer(request: Request, clientAddress: string): Promise<Response> {
    if (request.method === 'OPTIONS') {
      const headers = { ...protocol, 'tus-extension': store.extensions.join(',') };
      return new Response(null, { status: 204, headers });
    }
    const version = request.headers.get('tus-resumable');
    if (version !== null && version !== TUS_VERSION) {
      return new Response(`Use version ${TUS_VERSION} of tus\n`, {
        status: 412,
        headers: { 'tus-version': TUS_VERSION, 'cache-control': 'no-store' },
      });
    }
    // Reading the bytes of an upload is not part of the protocol, and not offered.
    if (!['POST', 'HEAD', 'PATCH', 'DELETE'].includes(request.method)) {
      throw new AppError('METHOD_NOT_ALLOWED');
    }
    const { signal } = request;
    const admit = async () => {
      const person = await gate.admit(request, { access: 'signed-in' });
      personLimits.takeUpload(person.id);
      return person;
    };
    const person = await lanes.admission.run(networksOf(clientAddress).line, admit, signal);
    people.set(request, person);
    const response = await lanes.uploads.run(person.id, () => server.handleWeb(request), signal);
    response.headers.set('cache-control', 'no-store');
    return response;
  }

  /** An upload belongs to who began it, while that person has the right that it needs. */
  async function requireOwner(id: string, { id: staffId, role }: SignedIn): Promise<void> {
    const [row] = await db
      .select({ purpose: uploads.purpose })
      .from(uploads)
      .where(
        and(eq(uploads.id, id), eq(uploads.uploadedBy, staffId), gt(uploads.expiresAt, new Date())),
      );
    if (!row) throw new AppError('NOT_FOUND');
    if (!hasRight(role, rights[row.purpose])) throw new AppError('FORBIDDEN');
  }
}

const TUS_VERSION = '1.0.0';

/** What a client learns by OPTIONS: "Core Protocol" of tus 1.0. */
const protocol = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'cache-control': 'no-store',
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function purposeOf({ metadata }: Upload): UploadPurpose {
  const purpose = uploadPurposes.find((known) => known === metadata?.purpose);
  if (!purpose) throw new AppError('VALIDATION_FAILED', { messages: unknownPurpose });
  return purpose;
}

const unknownPurpose = {
  zh: `上传需要用途（${uploadPurposes.join('、')}）。`,
  en: `An upload needs a purpose: ${uploadPurposes.join(', ')}.`,
};
const emptyFile = { zh: '文件是空的。', en: 'The file is empty.' };

function tooLarge(maxBytes: number): AppError {
  const size = `${Math.floor(maxBytes / 1024 / 1024)} MB`;
  return new AppError('PAYLOAD_TOO_LARGE', {
    messages: {
      zh: `文件太大，最大 ${size}。`,
      en: `The file is too large; ${size} is the most.`,
    },
  });
}
