import { z } from 'zod';
import type { ApiDeps } from '#api/deps.ts';
import type { ApiApp, ApiRegistry } from '#api/http/registry.ts';
import { requestLocale } from '#api/http/request-locale.ts';
import { parseInput } from '#api/http/validation.ts';
import { slugSchema } from '#contracts/schemas.ts';
import { getQrPage } from './contract.ts';
import { qrPng, qrSvg } from './images.ts';
import { readQrPage } from './service.ts';

const keySchema = z.strictObject({ key: slugSchema });
const sizeSchema = z.strictObject({
  size: z.coerce.number().int().min(128).max(2048).default(1024),
});

/** Mounts the QR pages and the pictures of their codes, which are no envelopes. */
export function registerQr(registry: ApiRegistry, { db, settings }: ApiDeps, app: ApiApp): void {
  const { publicUrl } = settings;
  registry.add(getQrPage, ({ params }) => readQrPage(db, { key: params.key, publicUrl }));

  const picture = { 'cache-control': 'public, max-age=300' };
  app.get('/qr/:key/code.svg', async (c) => {
    const { key } = parse(keySchema, c.req.param(), c.req.header('accept-language'));
    const { url } = await readQrPage(db, { key, publicUrl });
    return c.body(qrSvg(url), 200, { ...picture, 'content-type': 'image/svg+xml' });
  });
  app.get('/qr/:key/code.png', async (c) => {
    const language = c.req.header('accept-language');
    const { key } = parse(keySchema, c.req.param(), language);
    const { size } = parse(sizeSchema, c.req.query(), language);
    const { url } = await readQrPage(db, { key, publicUrl });
    const image = Uint8Array.from(qrPng(url, size));
    return c.body(image, 200, { ...picture, 'content-type': 'image/png' });
  });
}

function parse<S extends z.ZodType>(schema: S, value: unknown, language: string | undefined) {
  return parseInput(schema, value, requestLocale(undefined, language)) as z.output<S>;
}
