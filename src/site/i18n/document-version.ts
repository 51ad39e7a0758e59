import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text for comparing the reader’s version with the document’s. */
export const documentVersionMessages = defineMessages({
  zh: {
    open: '我用的版本适用吗？',
    label: (product: string) => `我的${product}版本`,
    hint: '在软件的“关于”里可以看到，例如 3.2.0。只保存在这台设备上。',
    fits: (version: string) => `${version} 在适用范围内。`,
    below: (version: string, from: string) =>
      `${version} 早于 ${from}：界面和参数可能与本文不同，请先升级。`,
    above: (version: string, to: string) =>
      `${version} 晚于 ${to}：新版本可能已经改变了这里的做法。`,
    unknown: '请按“主版本.次版本.修订号”填写，例如 3.2.0。',
    update: '查看新版本',
  },
  en: {
    open: 'Does it fit my version?',
    label: (product: string) => `My version of ${product}`,
    hint: 'You find it under “About” in the program, for example 3.2.0. It stays on this device.',
    fits: (version: string) => `${version} is within the range.`,
    below: (version: string, from: string) =>
      `${version} is older than ${from}: what you see may differ from this text. Please update first.`,
    above: (version: string, to: string) =>
      `${version} is newer than ${to}: this may have changed since.`,
    unknown: 'Please write it as major.minor.patch, for example 3.2.0.',
    update: 'See new versions',
  },
});
