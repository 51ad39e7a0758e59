import { defineTexts } from '../../core/define-texts.ts';

export const qrMessages = defineTexts({
  zh: {
    code: '印刷用二维码',
    codeOf: (name: string) => `二维码 ${name}`,
    codeText: (cm: number) =>
      `二维码的内容不会变：以后修改各系统打开的地址，不需要重新印刷。SVG 可印任意大小；PNG 在 300 dpi 下可印到 ${cm} 厘米宽。`,
    download: (format: string) => `下载 ${format}`,
    noAddress: (url: string) =>
      `请先不要印刷：网站还没有设置公开域名（PUBLIC_URL），这个二维码打开的是 ${url}，访客打不开。请让运维人员设置后重新下载。`,
    broken: '有地址打不开',
    problems: {
      missing: (url: string, _status: number | null) => `${url}：本站没有这个页面。`,
      refused: (url: string, status: number | null) => `${url}：对方答复 ${status}。`,
      unreachable: (url: string, _status: number | null) => `${url}：没有响应。`,
    },
    failing: '再失败几次后，访客会被带到其他地址。',
    dead: '访客现在被带到其他地址，请改正。',
  },
  en: {
    code: 'Code for print',
    codeOf: (name: string) => `QR code ${name}`,
    codeText: (cm: number) =>
      `The code never changes: print it once and change where it leads at any time. SVG prints at any size, PNG up to ${cm} cm wide at 300 dpi.`,
    download: (format: string) => `Download ${format}`,
    noAddress: (url: string) =>
      `Do not print yet: the site has no public address (PUBLIC_URL), so this code opens ${url}, which visitors cannot reach. Have it set, then download the code again.`,
    broken: 'Addresses that do not open',
    problems: {
      missing: (url: string, _status: number | null) => `${url}: the site has no such page.`,
      refused: (url: string, status: number | null) => `${url}: it answers ${status}.`,
      unreachable: (url: string, _status: number | null) => `${url}: nothing answers.`,
    },
    failing: 'After some more failures, visitors are led elsewhere.',
    dead: 'Visitors are led elsewhere now: please correct it.',
  },
});
