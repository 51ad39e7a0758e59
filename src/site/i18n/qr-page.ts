import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the QR page. */
export const qrPageMessages = defineMessages({
  zh: {
    eyebrow: '扫码下载',
    codeAlt: (title: string) => `二维码：${title}`,
    address: '扫码打开',
    savePng: '保存 PNG',
    saveSvg: '保存 SVG',
    print: (mm: number) => `印刷请用 SVG，边长不小于 ${mm} 毫米，四周留白不要裁掉。`,
    allTargets: '选择您的系统',
    others: '其他系统',
    yours: '适合这台设备',
    open: '去下载',
    wechatTitle: '请在浏览器里打开',
    wechatSteps: ['点右上角的“···”', '选择“在浏览器打开”'],
    share: '把二维码给别人扫',
    product: '了解大觅直播',
  },
  en: {
    eyebrow: 'Scan to download',
    codeAlt: (title: string) => `QR code: ${title}`,
    address: 'The code opens',
    savePng: 'Save as PNG',
    saveSvg: 'Save as SVG',
    print: (mm: number) => `Print the SVG at least ${mm} mm wide, with its white margin.`,
    allTargets: 'Choose your system',
    others: 'Other systems',
    yours: 'For this device',
    open: 'Download',
    wechatTitle: 'Please open this in a browser',
    wechatSteps: ['Tap “···” at the top right', 'Choose “Open in browser”'],
    share: 'Let someone else scan it',
    product: 'About Dami Live',
  },
});
