import { DetailedError, Upload } from 'tus-js-client';
import type { Envelope } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { UPLOAD_CHUNK_BYTES, UPLOADS_PATH, type UploadPurpose } from '#contracts/uploads.ts';
import { basePath, sessionHeaders } from '../../core/api.ts';

/** Pauses before the retries of a request, in milliseconds. */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000];

/** What happens to an upload. */
export interface SendEvents {
  onProgress: (sent: number) => void;
  /** All bytes have arrived; `upload` is the id of the upload. */
  onSent: (upload: string) => void;
  /** The server refuses it, with its text. */
  onRefused: (message: string | undefined) => void;
  /** The server cannot be reached or is not able to answer: it can go on later. */
  onInterrupted: () => void;
}

/** An upload under way. */
export interface Sending {
  /** Stops it; what has arrived stays, for `start`. */
  pause(): void;
  /** Starts or goes on, also with an upload of an earlier visit of the page. */
  start(): void;
  /** Gives it up, on the server too. */
  cancel(): void;
}

/** Uploads a file in parts, so that it can go on after an interruption. */
export function sendFile(
  file: File,
  { purpose, locale }: { purpose: UploadPurpose; locale: Locale },
  { onProgress, onSent, onRefused, onInterrupted }: SendEvents,
): Sending {
  const upload = new Upload(file, {
    endpoint: `${basePath}api${UPLOADS_PATH}`,
    chunkSize: UPLOAD_CHUNK_BYTES,
    retryDelays: RETRY_MS,
    onShouldRetry: (error) => navigator.onLine && !isFinal(error.originalResponse?.getStatus()),
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, purpose },
    headers: { 'accept-language': locale },
    // The session may be another one than when the upload began.
    onBeforeRequest(request) {
      for (const [name, value] of Object.entries(sessionHeaders())) request.setHeader(name, value);
    },
    onProgress,
    onSuccess: () => onSent(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => (isRefusal(error) ? onRefused(refusalOf(error)) : onInterrupted()),
  });
  const start = async () => {
    const [earlier] = await upload.findPreviousUploads();
    if (!upload.url && earlier) upload.resumeFromPreviousUpload(earlier);
    upload.start();
  };
  return {
    start: () => void start(),
    pause: () => void upload.abort(),
    cancel: () => void upload.abort(true).catch(() => undefined),
  };
}

/** Whether the same request would be refused again: not another one at work on it, nor a fault. */
function isFinal(status = 0): boolean {
  if (status === 409 || status === 423) return false;
  // The disk of the server is full, and stays so until somebody makes room.
  return (status >= 400 && status < 500) || status === 507;
}

/** Errors of the upload itself, such as a file that is gone, are as final as an answer. */
function isRefusal(error: Error): boolean {
  return !(error instanceof DetailedError) || isFinal(error.originalResponse?.getStatus());
}

/** The text of the server's refusal; undefined if there was none. */
function refusalOf(error: Error): string | undefined {
  if (!(error instanceof DetailedError)) return undefined;
  try {
    const { errorMessage } = JSON.parse(error.originalResponse?.getBody() ?? '') as Envelope<never>;
    return errorMessage ?? undefined;
  } catch {
    return undefined;
  }
}
