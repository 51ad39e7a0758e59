import { fieldNames } from '#contracts/records/all.ts';
import { riskyWordRecord } from '#contracts/records/risky-words.ts';
import { riskyWordNames } from '#contracts/risky-word-names.ts';
import { defineTexts } from '../core/define-texts.ts';

export const riskyWordMessages = defineTexts({
  zh: {
    title: '风险词',
    intro: '发布前的检查和官网“话术检查”都用这份词表。禁用词会阻止发布，其他只提醒。',
    add: '添加词语',
    search: '词语、原因或备注',
    total: (count: number) => `共 ${count} 个词`,
    editName: (word: string) => `编辑“${word}”`,
    switchOn: '启用',
    switchOff: '停用',
    switchName: (word: string, isOn: boolean) => `${isOn ? '停用' : '启用'}“${word}”`,
    removeAsk: (word: string) => `删除“${word}”？它会在回收站保留 30 天，期间可以恢复。`,
    emptyTitle: '没有符合条件的词',
    emptyText: '请调整筛选条件，或者添加词语。',
    ...riskyWordNames.zh,
    ...fieldNames(riskyWordRecord, 'zh'),
  },
  en: {
    title: 'Risky words',
    intro:
      'The check before publishing and the script check on the site use this list. Forbidden words block publishing; the others only warn.',
    add: 'Add a word',
    search: 'Word, reason or note',
    total: (count: number) => (count === 1 ? '1 word' : `${count} words`),
    editName: (word: string) => `Edit “${word}”`,
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    switchName: (word: string, isOn: boolean) => `Switch ${isOn ? 'off' : 'on'} “${word}”`,
    removeAsk: (word: string) =>
      `Delete “${word}”? It stays in the trash for 30 days, where you can recover it.`,
    emptyTitle: 'No words match',
    emptyText: 'Try other filters, or add a word.',
    ...riskyWordNames.en,
    ...fieldNames(riskyWordRecord, 'en'),
  },
});
