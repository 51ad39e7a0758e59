import type { Locale } from '#contracts/locale.ts';

type Message = Record<Locale, string>;

/** Texts of the findings. */
export const messages = {
  translationMissing: {
    zh: {
      zh: '没有已发布的中文，中文访客看不到它。',
      en: 'There is no public Chinese text, so readers of Chinese do not see it.',
    },
    en: {
      zh: '没有已发布的英文，英文访客看不到它。',
      en: 'There is no public English text, so readers of English do not see it.',
    },
  },
  pictureUnknown: (name: string): Message => ({
    zh: `媒体库里没有图片“${name}”。`,
    en: `The media library has no picture “${name}”.`,
  }),
  pictureWithoutText: (name: string): Message => ({
    zh: `图片“${name}”没有替代文字，请写一句话说明内容。`,
    en: `The picture “${name}” has no alternative text. Describe it in a sentence.`,
  }),
  pictureForeign: (url: string): Message => ({
    zh: `图片来自其他网站（${url}），请先放进媒体库。`,
    en: `The picture is on another site (${url}). Put it in the media library first.`,
  }),
  linkDead: (url: string): Message => ({
    zh: `链接“${url}”打不开：没有这个页面，或它没有以这种语言发布。`,
    en: `The link “${url}” does not work: there is no such page, or not in this language.`,
  }),
  linkForeign: (url: string): Message => ({
    zh: `链接指向其他网站（${url}），请确认它仍然有效。`,
    en: `The link leads to another site (${url}). Make sure that it still works.`,
  }),
  tooManyLinks: (amount: number, most: number): Message => ({
    zh: `共有 ${amount} 个链接，最多 ${most} 个。请减少链接。`,
    en: `There are ${amount} links; at most ${most} are allowed. Use fewer links.`,
  }),
  tooLong: (length: number, limit: number): Message => ({
    zh: `有 ${length} 个字，搜索结果里大约只显示 ${limit} 个字。`,
    en: `It has ${length} characters; search results show about ${limit}.`,
  }),
  contradiction: (expected: string): Message => ({
    zh: `与事实表不一致，事实表是“${expected}”。`,
    en: `The table of facts says “${expected}”.`,
  }),
  unknownFact: (name: string): Message => ({
    zh: `事实表里没有“${name}”。`,
    en: `The table of facts has no “${name}”.`,
  }),
} as const;
