/** Reasons for which an improvement of the search is refused. */
export const messages = {
  sameWord: {
    zh: '请填写网站上实际使用的另一个词。',
    en: 'Enter another word, one that the site uses.',
  },
  emptyWord: {
    zh: '这一组里有一个词没有文字或数字，无法搜索。',
    en: 'A word of this group has no letters or digits, so nobody can search for it.',
  },
  fewWords: {
    zh: '一组至少要有两个不同的词；大小写、全角半角不同的算同一个。',
    en: 'A group needs two different words; words that differ in case or width are the same.',
  },
  sameGroup: {
    zh: '已经有一组近义词包含这些词。要修改它，请填写它的 id。',
    en: 'A group has all of these words already. To change it, give its id.',
  },
  manyWords: {
    zh: '这组近义词已经有 40 个，不能再加。',
    en: 'This group has 40 synonyms already; no more can be added.',
  },
  knownGroup: {
    zh: '另一组近义词里已有这些词，不需要恢复。',
    en: 'Another group has these words by now, so there is no need to recover this one.',
  },
  noRecord: {
    zh: '搜索里没有这条内容，它可能已下线。请另选一条。',
    en: 'The search does not have this record; it may be offline. Choose another one.',
  },
} as const;
