import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { getQrPage, getQrPng, getQrSvg } from './contract.ts';
import { qrPng, qrSvg } from './images.ts';
import { readQrPage } from './service.ts';

/** Browser cache time of the code pictures, in seconds. */
const maxAge = 300;

export function registerQrPages(registry: ApiRegistry, { db, settings }: ApiDeps): void {
  const read = (slug: string) => readQrPage(db, { slug, publicUrl: settings.publicUrl });
  registry.add(getQrPage, { access: 'public', cache: { tags: ['qr-pages'] } }, ({ params }) =>
    read(params.slug),
  );
  registry.addFile(getQrSvg, { access: 'public', maxAge }, async ({ params }) => {
    const { url } = await read(params.slug);
    return { body: qrSvg(url), shownName: `QRCode_${params.slug}.svg` };
  });
  registry.addFile(getQrPng, { access: 'public', maxAge }, async ({ params, query }) => {
    const { url } = await read(params.slug);
    return {
      body: Uint8Array.from(qrPng(url, query.size)),
      shownName: `QRCode_${params.slug}.png`,
    };
  });
}
