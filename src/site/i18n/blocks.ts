import { defineMessages } from './messages.tsx';

/** Interface text of the blocks. */
export const blockMessages = defineMessages({
  zh: {
    problem: '常见的难处',
    minutes: (minutes: number) => `约 ${minutes} 分钟`,
    levels: { beginner: '入门', intermediate: '进阶', advanced: '深入' },
    platforms: {
      windows: 'Windows',
      macos: 'macOS',
      ios: 'iOS',
      android: 'Android',
      linux: 'Linux',
      web: '网页',
    },
    version: (version: string) => `版本 ${version}`,
    toDownload: '前往下载',
  },
  en: {
    problem: 'The usual trouble',
    minutes: (minutes: number) => `about ${minutes} min`,
    levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
    platforms: {
      windows: 'Windows',
      macos: 'macOS',
      ios: 'iOS',
      android: 'Android',
      linux: 'Linux',
      web: 'Web',
    },
    version: (version: string) => `Version ${version}`,
    toDownload: 'Go to download',
  },
});
