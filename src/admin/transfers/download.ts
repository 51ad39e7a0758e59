import type { Envelope } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { BusinessError, HttpStatusError } from '#request/errors.ts';
import { basePath } from '../core/api.ts';

/** Fetches a file of the API and saves it. @throws RequestError with the API's text */
export async function download(path: string, locale: Locale): Promise<void> {
  const response = await fetch(`${basePath}api${path}`, {
    headers: { 'accept-language': locale },
  }).catch(() => {
    throw new HttpStatusError(0);
  });
  if (!response.ok) throw await refusalOf(response);
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '');
  saveFile(await response.blob(), decodeURIComponent(name?.[1] ?? 'export'));
}

/** Saves a file that is in the browser. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

async function refusalOf(response: Response): Promise<Error> {
  try {
    const { errorCode, errorMessage, showType } = (await response.json()) as Envelope<never>;
    const { status } = response;
    const details = { errorCode, errorMessage, showType, status, fields: [], requestId: null };
    return new BusinessError(details);
  } catch {
    return new HttpStatusError(response.status);
  }
}
