import { csrfToken } from '#api/access/tokens.ts';
import { LINK_UPLOADS_PATH, UPLOAD_CHUNK_BYTES, UPLOADS_PATH } from '#contracts/uploads.ts';

/** Sends one request to the API, or to a server. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

export interface UploadOptions {
  fileName?: string;
  purpose?: string;
  /** Declared size; that of the content by default. */
  length?: number;
}

/** A client of the tus protocol with the session of a person; `origin` is that of the site. */
export const uploadClient = (send: Send, token: string, origin = 'http://localhost') =>
  tusClient(send, UPLOADS_PATH, {
    origin,
    cookie: `staff=${token}`,
    'x-csrf-token': csrfToken(token),
  });

/** A client of the tus protocol of whoever has a link. */
export const linkUploadClient = (send: Send, token: string, cookie = '') =>
  tusClient(send, LINK_UPLOADS_PATH.replace(':token', token), {
    origin: 'http://localhost',
    cookie,
  });

/** @param path of the uploads, below `/api` */
function tusClient(send: Send, uploads: string, own: Record<string, string>) {
  const request = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array,
  ) =>
    send(path, {
      method,
      headers: {
        ...own,
        'tus-resumable': '1.0.0',
        'accept-language': 'en',
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    });

  const create = (
    bytes: number,
    { fileName = 'photo.jpg', purpose = 'media' }: UploadOptions = {},
  ) =>
    request('POST', uploads, {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${btoa(unescape(encodeURIComponent(fileName)))},purpose ${btoa(purpose)}`,
    });
  const append = (path: string, offset: number, part: Uint8Array) =>
    request(
      'PATCH',
      path,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      part,
    );
  const offset = async (path: string) =>
    Number((await request('HEAD', path, {})).headers.get('upload-offset'));
  const pathOf = (created: Response) =>
    `${uploads}/${(created.headers.get('location') ?? '').split('/').at(-1)}`;

  return {
    request,
    create,
    append,
    offset,
    pathOf,
    /** Uploads a whole file; returns the id of the upload. */
    async upload(content: Uint8Array, options: UploadOptions = {}): Promise<string> {
      const created = await create(content.length, options);
      if (created.status !== 201)
        throw new Error(`the upload was refused: ${await created.text()}`);
      const path = pathOf(created);
      for (let at = 0; at < content.length; at += UPLOAD_CHUNK_BYTES) {
        const sent = await append(path, at, content.subarray(at, at + UPLOAD_CHUNK_BYTES));
        if (sent.status !== 204) throw new Error(`a part was refused: ${await sent.text()}`);
      }
      return path.split('/').at(-1) ?? '';
    },
  };
}
