import type { Locale } from '#contracts/locale.ts';

interface PdfTexts {
  title: string;
  scale: (scale: number) => string;
  warnings: string;
  note: string;
  /** Between two sentences. */
  space: string;
}

/** Words of the PDF file around the plan. */
export const pdfTexts: Record<Locale, PdfTexts> = {
  zh: {
    title: '直播间布置图',
    scale: (scale) => `比例 1:${scale}（A4 原大打印）`,
    warnings: '要注意的',
    note: '按公开写明的规则算出，动工前到现场复核。打开这张图：',
    space: '',
  },
  en: {
    title: 'Studio plan',
    scale: (scale) => `scale 1:${scale} on A4, printed at 100%`,
    warnings: 'Watch out for',
    note: 'Calculated by published rules; check on site before building. Open the plan:',
    space: ' ',
  },
};
