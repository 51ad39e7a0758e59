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
  linkEmpty: {
    zh: '这个链接没有地址，点不开。请填写地址，或去掉链接。',
    en: 'This link has no address. Give it one, or make it plain text.',
  } as Message,
  linkRelative: (url: string, whole: string): Message => ({
    zh: `链接“${url}”不是完整的地址，打不开。要写的可能是“${whole}”：站内以 / 开头，其他网站以 https:// 开头。`,
    en: `“${url}” is no whole address. You may mean “${whole}”: pages of this site begin with /, others with https://.`,
  }),
  linkScheme: (scheme: string): Message => ({
    zh: `网页上的链接不能以“${scheme}:”开头，读者点不开。可以用 https:、mailto: 或 tel:，或者写成文字。`,
    en: `Links of a page cannot begin with “${scheme}:”. Use https:, mailto: or tel:, or plain text.`,
  }),
  linkBroken: (url: string): Message => ({
    zh: `链接“${url}”里没有网站的名字，打不开。请从浏览器的地址栏复制。`,
    en: `The link “${url}” names no site. Copy the address from the browser.`,
  }),
  anchorDead: (url: string): Message => ({
    zh: `链接“${url}”打不开：这篇文字里没有这个标题。请照标题写，空格写成 -，去掉标点。`,
    en: `The link “${url}” does not work: the text has no such heading. Write it as the heading, with - for spaces and without punctuation.`,
  }),
  idDead: (url: string): Message => ({
    zh: `链接“${url}”打开的文字里没有这个标题。请打开那一页，点标题旁的 #，再复制地址栏里的地址。`,
    en: `The text at “${url}” has no such heading. Open it, press the # beside the heading, and copy the address.`,
  }),
  fileDead: (url: string): Message => ({
    zh: `链接“${url}”打不开：没有这个文件。请从媒体库或下载的版本里复制地址。`,
    en: `The link “${url}” does not work: there is no such file. Copy its address from the media library or the release.`,
  }),
  tagNotShown: (tag: string): Message => ({
    zh: `页面不显示标签 ${tag}，只留下其中的文字。要显示尖括号请写成 \\${tag}，或放进代码；否则请删去。`,
    en: `The page leaves the tag ${tag} out and keeps its text. To show the brackets, write \\${tag} or use code; otherwise remove it.`,
  }),
  markShown: (text: string): Message => ({
    zh: `“${text}”里的符号会原样显示：加粗和删除线的符号要成对，并且紧贴文字。`,
    en: `The signs in “${text}” are shown as they are: marks of bold or struck text come in pairs and touch their words.`,
  }),
  doublyBold: (text: string): Message => ({
    zh: `“${text}”里，粗体套着粗体，多半是少了一对 **。请补上，或删去多余的。`,
    en: `There is bold text within bold text at “${text}”: a pair of ** is probably missing. Add it, or remove what is too much.`,
  }),
  linkShown: (text: string): Message => ({
    zh: `“${text}”没有成为链接，会原样显示：网址里的空格要写成 %20，括号要成对。不是链接的，请把 [ 写成 \\[。`,
    en: `“${text}” is no link, so it is shown as it is: write spaces of an address as %20, and both brackets in pairs. If none is meant, write \\[ for [.`,
  }),
  noteShown: (text: string): Message => ({
    zh: `脚注 ${text} 没有内容，会原样显示。请在文末另起一行写“${text}: 内容”，或删去它。`,
    en: `The footnote ${text} has no text, so it is shown as it is. Write “${text}: text” on a line of its own at the end, or remove it.`,
  }),
  blockEmpty: {
    zh: '这个代码块或标题里什么也没有，页面上会空着。请写上内容，或删去它。',
    en: 'This code block or heading has nothing in it, so the page has an empty place. Fill it in, or remove it.',
  } as Message,
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
