import { AppError } from '#contracts/errors.ts';
import { JsonBoundError, parseJson } from './parse-json.ts';

/** Lists and objects inside each other in a body; no contract has a third of it. */
const MAX_DEPTH = 32;

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
    return parseJson(text, { depth: MAX_DEPTH });
  } catch (cause) {
    const isTooDeep = cause instanceof JsonBoundError;
    throw new AppError('INVALID_JSON', { cause, ...(isTooDeep && { messages: tooDeep }) });
  }
}

const tooDeep = {
  zh: `请求内容的嵌套超过 ${MAX_DEPTH} 层，请减少嵌套后再提交。`,
  en: `The request body has more than ${MAX_DEPTH} lists or objects inside each other. Send it with fewer.`,
};

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
