import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the share control. */
export const shareMessages = defineMessages({
  zh: {
    share: '分享',
    title: { article: '分享这篇文章', case: '分享这个案例', document: '分享这篇文档' },
    qr: (title: string) => `《${title}》的二维码`,
    scan: '用微信扫一扫，在手机上打开；手机上可长按识别或保存。',
    address: '网址',
    copy: '复制链接',
    poster: '查看海报',
    posterHint: '海报在新窗口打开，长按或右键保存。',
    more: '用其他应用分享',
  },
  en: {
    share: 'Share',
    title: {
      article: 'Share this article',
      case: 'Share this case',
      document: 'Share this document',
    },
    qr: (title: string) => `QR code of “${title}”`,
    scan: 'Scan to open it on a phone. On a phone, press and hold to save the code.',
    address: 'Address',
    copy: 'Copy link',
    poster: 'See the poster',
    posterHint: 'The poster opens in a new window; press and hold or right-click to save it.',
    more: 'Share with an app',
  },
});
