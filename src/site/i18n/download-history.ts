import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the history of a program: its versions, and the changes since one. */
export const downloadHistoryMessages = defineMessages({
  zh: {
    heading: '我的版本之后改了什么',
    mine: '我正在用的版本',
    choose: '请选择版本',
    option: (version: string, day: string) => `${version}（${day}）`,
    show: '查看变化',
    count: (version: string, count: number) => `${version} 之后有 ${count} 个版本，变化如下：`,
    unknown: (version: string) =>
      `没有找到版本 ${version}。请在上面选择您正在用的版本，版本号一般写在软件的“关于”里。`,
    upToDate: (version: string) => `${version} 已经是最新的，没有更新的版本。`,
    versions: (count: number) => `共 ${count} 个版本`,
    everyVersion: '全部版本',
    noVersions: '这个软件还没有发布版本。',
    withdrawn: '已撤回',
    withdrawnVersions: '已撤回的版本',
    withdrawnText: (day: string) => `${day} 撤回，不再提供下载。`,
  },
  en: {
    heading: 'What’s new since my version',
    mine: 'I am using',
    choose: 'Choose a version',
    option: (version: string, day: string) => `${version} (${day})`,
    show: 'Show changes',
    count: (version: string, count: number) =>
      `${count} ${count === 1 ? 'version' : 'versions'} since ${version}:`,
    unknown: (version: string) =>
      `There is no version ${version}. Please choose yours above; you will usually find it under “About” in the program.`,
    upToDate: (version: string) => `${version} is up to date. There is nothing newer.`,
    versions: (count: number) => `${count} ${count === 1 ? 'version' : 'versions'}`,
    everyVersion: 'All versions',
    noVersions: 'No version of this program has been issued yet.',
    withdrawn: 'Withdrawn',
    withdrawnVersions: 'Withdrawn versions',
    withdrawnText: (day: string) => `Withdrawn on ${day}; it can no longer be downloaded.`,
  },
});
