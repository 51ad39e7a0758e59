import { openingBlocks, small } from '#api/sheets/pdf/blocks.ts';
import type { PdfDocument } from '#content/pdf/document.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Licence } from '#contracts/redemptions/answer.ts';

const words = {
  zh: {
    kind: '许可证书',
    product: '产品',
    key: '许可编号',
    device: '相机型号',
    serial: '序列号',
    from: '激活时间',
    until: '有效期至',
    keep: '请妥善保存。许可文件丢了，在下面的页面用同一个兑换码和联系方式再提交一次，就能再次下载；有签名的许可文件才是凭证，本页仅供查看。',
    check: '把许可文件拖到下面这个页面，可以在浏览器里核对签名。',
    zone: '北京时间',
  },
  en: {
    kind: 'Licence',
    product: 'Product',
    key: 'Licence key',
    device: 'Camera',
    serial: 'Serial number',
    from: 'Activated',
    until: 'Valid until',
    keep: 'Keep it. If the licence file is lost, send the same code and contact on the page below to download it again; the signed file is the proof, this page is for reading.',
    check: 'Drop the licence file on this page to check its signature in the browser.',
    zone: 'Beijing time',
  },
} satisfies Record<Locale, Record<string, string>>;

/** A licence as a document of one page. */
export function licencePdf(
  licence: Licence,
  locale: Locale,
  { provider, address }: { provider: string; address: string },
): PdfDocument {
  const text = words[locale];
  const { format } = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  });
  const at = (instant: string) => `${format(new Date(instant))} (${text.zone})`;
  const product = licence.product ? pickText(licence.product, locale) : '';
  return {
    title: `${text.kind} ${licence.key}`,
    locale,
    provider,
    kind: text.kind,
    marks: [licence.key],
    notice: provider,
    blocks: [
      ...openingBlocks(locale, { title: product || text.kind, lead: text.kind }),
      {
        kind: 'facts',
        columns: 2,
        items: [
          { term: text.key, detail: licence.key },
          { term: text.product, detail: product || null },
          { term: text.device, detail: licence.deviceModel },
          { term: text.serial, detail: licence.deviceSerial },
          { term: text.from, detail: at(licence.redeemedAt) },
          { term: text.until, detail: at(licence.expiresAt) },
        ],
      },
      small(text.keep),
      small(text.check),
      { kind: 'code', text: address, width: 90 },
      small(address),
    ],
  };
}
