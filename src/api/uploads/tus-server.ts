import { randomUUID } from 'node:crypto';
import { type Locker, Server, type Upload } from '@tus/server';
import type { Logger } from 'pino';
import { failureOf } from '#api/http/errors.ts';
import { requestLocale } from '#api/http/request-locale.ts';
import { AppError } from '#contracts/errors.ts';
import { requireRoom } from './admission.ts';
import type { UploadStorage } from './parts.ts';
import type { UploadStart } from './service.ts';
import { TusStore } from './tus-store.ts';

/** What the senders of one address may upload. */
export interface UploadRules<Sender> {
  /** Path of the sender's uploads, with the base path. */
  pathOf(sender: Sender): string;
  /** Says what a new upload is for, and how large it may be. @throws AppError */
  begin(upload: Upload, sender: Sender): Promise<NewUpload> | NewUpload;
  /** @throws AppError NOT_FOUND or FORBIDDEN if the upload is not, or not any more, of the sender */
  requireOwner(id: string, sender: Sender): Promise<void>;
}

type NewUpload = UploadStart & {
  /** Bytes of this upload at most. */
  maxBytes: number;
};

/** Answers a request of the protocol by a sender who has been admitted. */
export type AnswerUpload<Sender> = (request: Request, sender: Sender) => Promise<Response>;

/** No locks: rows of the database keep requests to one upload apart, also in other processes. */
const locker: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) };

/**
 * Resumable uploads by the tus protocol 1.0, outside of the envelope: POST creates one, HEAD says
 * how much has arrived, PATCH sends more, DELETE gives it up.
 */
export function createTusServer<Sender>(
  storage: UploadStorage & { log: Logger },
  { pathOf, begin, requireOwner }: UploadRules<Sender>,
): AnswerUpload<Sender> {
  const store = new TusStore(storage);
  const senders = new WeakMap<object, Sender>();
  const senderOf = (request: object) => {
    const sender = senders.get(request);
    if (!sender) throw new Error('the upload request was not admitted');
    return sender;
  };
  const server = new Server({
    path: '/',
    generateUrl: (request, { id }) => `${pathOf(senderOf(request))}/${id}`,
    datastore: store,
    allowedOrigins: [],
    locker,
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (_, last = '') => (UUID.test(last) ? last : undefined),
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      await requireOwner(id, senderOf(request));
      if (request.method === 'PATCH') await requireRoom(storage.files);
    },
    async onUploadCreate(request, upload) {
      const { maxBytes, ...start } = await begin(upload, senderOf(request));
      if (upload.size === undefined || upload.size > maxBytes) throw tooLarge(maxBytes);
      if (upload.size === 0) throw new AppError('FILE_REFUSED', { messages: emptyFile });
      store.admit(upload.id, start);
      return {};
    },
    onResponseError(request, error) {
      // An answer of the protocol; everything else is one of the API.
      if ('status_code' in error) return error;
      const locale = requestLocale(undefined, request.headers.get('accept-language') ?? undefined);
      const failed = { requestId: '', route: `${request.method} uploads`, locale };
      const { envelope, status } = failureOf(error, storage.log, failed);
      return { status_code: status, body: JSON.stringify(envelope) };
    },
  });
  return async (request, sender) => {
    senders.set(request, sender);
    const response = await server.handleWeb(request);
    response.headers.set('cache-control', 'no-store');
    return response;
  };
}

/**
 * The answer to a request for which nobody has to be admitted, such as one for another version of the
 * protocol; undefined for all others.
 * @throws AppError METHOD_NOT_ALLOWED
 */
export function answerAnybody({ method, headers }: Request): Response | undefined {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: protocol });
  const version = headers.get('tus-resumable');
  if (version !== null && version !== TUS_VERSION) {
    return new Response(`Use version ${TUS_VERSION} of tus\n`, {
      status: 412,
      headers: { 'tus-version': TUS_VERSION, 'cache-control': 'no-store' },
    });
  }
  if (!['POST', 'HEAD', 'PATCH', 'DELETE'].includes(method)) {
    throw new AppError('METHOD_NOT_ALLOWED');
  }
  return undefined;
}

const TUS_VERSION = '1.0.0';

/** What a client learns by OPTIONS: "Core Protocol" of tus 1.0. */
const protocol = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,termination,expiration',
  'cache-control': 'no-store',
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
