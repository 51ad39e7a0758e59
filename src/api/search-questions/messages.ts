/** Reasons for which a question is refused. */
export const messages = {
  emptyQuestion: {
    zh: '这个问法没有文字或数字，无法搜索。',
    en: 'This question has no letters or digits, so nobody can search for it.',
  },
  sameQuestion: {
    zh: '上面已有这个问法；大小写、标点不同的算同一个。',
    en: 'This question is above already; questions that differ in case or punctuation are the same.',
  },
  manyQuestions: {
    zh: '这条内容已经有 40 个问法，请先移除一些，或另选一条。',
    en: 'This record has 40 questions already. Remove some, or choose another record.',
  },
} as const;
