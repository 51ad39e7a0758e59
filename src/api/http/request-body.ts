import { AppError } from '#contracts/errors.ts';

/**
 * Reads the JSON body of a request, up to a limit in bytes.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or INVALID_JSON
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    throw new AppError('PAYLOAD_TOO_LARGE');
  }
  const text = await readBounded(request, limit);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_JSON', { cause });
  }
}

/** Reads a body up to a limit in bytes; its length header may be missing or wrong. */
async function readBounded(request: Request, limit: number): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('PAYLOAD_TOO_LARGE');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
