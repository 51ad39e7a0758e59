import type { Page } from '@playwright/test';
import type { Locale } from '#contracts/locale.ts';
import { callApi } from './back-office.ts';

const item = (title: string) => ({
  id: crypto.randomUUID(),
  titleZh: title,
  titleEn: `${title} (English)`,
  criterionZh: '看得清，听得见。',
  criterionEn: 'It is seen and heard.',
  measured: '3 / 3',
});

/** Makes and sends a sheet with three items as staff do; returns the path of a signer's link. */
export async function sendSheet(page: Page, locale: Locale): Promise<string> {
  const { id } = await callApi<{ id: string }>(page, 'POST /admin/sheets', {
    kind: 'acceptance',
    titleZh: '三号厅验收',
    titleEn: 'Acceptance of hall three',
    locale,
  });
  type Sheet = { version: number; head: object; body: object };
  const { version, head, body } = await callApi<Sheet>(page, `GET /admin/sheets/${id}`);
  const items = ['照度', '抠像', '断电恢复'].map(item);
  const saved = await callApi<Sheet>(page, `PUT /admin/sheets/${id}`, {
    version,
    head: { ...head, customerName: '云栖茶事', siteName: '三号厅' },
    body: { ...body, expectedSigner: '王若溪', items },
  });
  await callApi(page, `POST /admin/acceptance/${id}/sending`, {
    version: saved.version,
    name: '赵启明',
    title: null,
  });
  const link = { sheetId: id, audience: 'signer', holderName: '王若溪' };
  const { url } = await callApi<{ url: string }>(page, 'POST /admin/share-links', link);
  return new URL(url).pathname;
}
