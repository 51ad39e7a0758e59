import { DetailedError, Upload } from 'tus-js-client';
import type { Envelope } from '#contracts/envelope.ts';
import { LINK_UPLOADS_PATH, UPLOAD_CHUNK_BYTES } from '#contracts/uploads.ts';
import { BusinessError, HttpStatusError } from '#request/errors.ts';
import type { Line } from '../device/line.ts';
import type { KeptPhoto } from '../device/steps.ts';

/** Pauses before the retries of a part, in milliseconds; later the whole step is tried again. */
const RETRY_MS = [500, 2000];
/** The server encodes the photo before it answers. */
const ENCODING_MS = 60_000;

/**
 * Sends a photo in parts; one that was begun before goes on.
 * @returns the photo as the server has it
 * @throws RequestError
 */
export async function sendPhoto(
  { api, locale, basePath }: Line,
  {
    token,
    photo,
    onPhoto,
  }: { token: string; photo: KeptPhoto; onPhoto: (next: KeptPhoto) => Promise<void> },
): Promise<KeptPhoto> {
  const { blob, uploadUrl, takenAt = null } = photo;
  if (!blob) return photo;
  const url = await new Promise<string>((resolve, reject) => {
    const upload = new Upload(blob, {
      endpoint: `${basePath}api${LINK_UPLOADS_PATH.replace(':token', token)}`,
      ...(uploadUrl && { uploadUrl }),
      chunkSize: UPLOAD_CHUNK_BYTES,
      retryDelays: RETRY_MS,
      onShouldRetry: () => navigator.onLine,
      storeFingerprintForResuming: false,
      metadata: { filename: 'photo.jpg' },
      headers: { 'accept-language': locale },
      onUploadUrlAvailable: () => {
        if (upload.url && upload.url !== uploadUrl)
          void onPhoto({ ...photo, uploadUrl: upload.url });
      },
      onSuccess: () => resolve(upload.url ?? ''),
      onError: (error) => reject(requestError(error)),
    });
    upload.start();
  });
  const { id } = await api('POST /shares/links/:token/photos', {
    params: { token },
    body: { upload: url.split('/').at(-1) ?? '', takenAt },
    timeoutMs: ENCODING_MS,
  });
  return { id };
}

/** The error as the request client has it. */
function requestError(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new HttpStatusError(0);
  const status = response.getStatus();
  try {
    const { errorCode, errorMessage, showType } = JSON.parse(response.getBody()) as Envelope<never>;
    if (errorCode) {
      const more = { fields: [], requestId: null };
      return new BusinessError({ errorCode, errorMessage, showType, status, ...more });
    }
  } catch {
    // An answer of the protocol or of a proxy.
  }
  return new HttpStatusError(status);
}
