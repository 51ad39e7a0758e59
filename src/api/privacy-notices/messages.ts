/** Reasons for which a write is refused. */
export const messages = {
  oneDraft: {
    zh: '已有一个草稿。请先发布或删除它。',
    en: 'There is a draft already. Publish or delete it first.',
  },
  published: {
    zh: '这个版本已经发布，访客已对它表示同意，不能更改或删除。请新建版本。',
    en: 'This version is published and people consented to it, so it cannot be changed or deleted. Begin a new version.',
  },
  taken: {
    zh: '已有这个版本号。',
    en: 'There is a version with this number.',
  },
  past: {
    zh: '生效日期不能早于今天（北京时间）。',
    en: 'The day must not be before today, Beijing time.',
  },
} as const;
