import type { Locale } from '#contracts/locale.ts';
import { BusinessError, HttpStatusError } from '#request/errors.ts';

/** Uploads a table for an import; returns the id of the upload. @throws RequestError */
export async function uploadTable(file: File, locale: Locale): Promise<string> {
  const { sendFile } = await import('../media/upload/send-file.ts');
  return new Promise((resolve, reject) => {
    const sending = sendFile(
      file,
      { purpose: 'import', locale },
      {
        onProgress: () => {},
        onSent: resolve,
        onRefused: (errorMessage) => reject(failureOf(errorMessage)),
        onInterrupted: () => reject(failureOf(undefined)),
      },
    );
    sending.start();
  });
}

function failureOf(errorMessage: string | undefined): Error {
  if (!errorMessage) return new HttpStatusError(0);
  return new BusinessError({
    errorCode: null,
    errorMessage,
    showType: null,
    status: 400,
    fields: [],
    requestId: null,
  });
}
