import { defineMessages } from '#ui/i18n/messages.tsx';

export const qrMessages = defineMessages({
  zh: {
    code: '印刷用二维码',
    codeOf: (name: string) => `二维码 ${name}`,
    codeText: (cm: number) =>
      `二维码的内容不会变：以后修改各系统打开的地址，不需要重新印刷。SVG 可印任意大小；PNG 在 300 dpi 下可印到 ${cm} 厘米宽。`,
    download: (format: string) => `下载 ${format}`,
  },
  en: {
    code: 'Code for print',
    codeOf: (name: string) => `QR code ${name}`,
    codeText: (cm: number) =>
      `The code never changes: print it once and change where it leads at any time. SVG prints at any size, PNG up to ${cm} cm wide at 300 dpi.`,
    download: (format: string) => `Download ${format}`,
  },
});
