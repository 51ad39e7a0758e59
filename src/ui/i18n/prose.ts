import { defineMessages } from './messages.tsx';

/** Interface text of the tools added to rendered Markdown: copy code, enlarge pictures. */
export const proseMessages = defineMessages({
  zh: {
    copyCode: '复制',
    copied: '已复制',
    copiedLink: '本节链接已复制',
    enlarge: (alt: string) => `放大图片：${alt}`,
    zoom: '查看大图',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适合窗口',
    close: '关闭',
    previousPicture: '上一张图',
    nextPicture: '下一张图',
  },
  en: {
    copyCode: 'Copy',
    copied: 'Copied',
    copiedLink: 'Link to this section copied',
    enlarge: (alt: string) => `Enlarge image: ${alt}`,
    zoom: 'Larger image',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit to window',
    close: 'Close',
    previousPicture: 'Previous image',
    nextPicture: 'Next image',
  },
});
