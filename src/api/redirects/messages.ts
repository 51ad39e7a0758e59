/** Reasons for which a redirect is refused. */
export const messages = {
  path: {
    zh: '请填写本站的路径，例如 /old-page。',
    en: 'Enter a path of this site, such as /old-page.',
  },
  segments: {
    zh: '地址里不能有 “..”、“.”、连续的斜杠或反斜杠，请填写完整的路径，例如 /old-page。',
    en: 'The address must not contain “..”, “.”, double slashes or backslashes. Write the whole path, such as /old-page.',
  },
  reserved: {
    zh: '这个地址由系统使用，不能跳转。',
    en: 'The system uses this address, so it cannot be redirected.',
  },
  page: {
    zh: '这个地址上有页面，跳转会把它盖住。请先下线该页面，或者换一个地址。',
    en: 'There is a page at this address, and a redirect would hide it. Take the page offline first, or use another address.',
  },
  known: {
    zh: '这个地址已有跳转，请修改原来的那一条。',
    en: 'This address is redirected already. Change the existing redirect.',
  },
  target: {
    zh: '请填写跳转到的地址；页面已永久删除时请选 410。',
    en: 'Enter the new address. If the page is gone for good, choose 410.',
  },
  noTarget: {
    zh: '410 表示页面已永久删除，没有目标地址。',
    en: '410 says that the page is gone for good, so it has no target.',
  },
  insecure: {
    zh: '站外地址必须以 https:// 开头。',
    en: 'Addresses of other sites must begin with https://.',
  },
  missing: {
    zh: '本站没有这个页面。',
    en: 'This site has no such page.',
  },
  loop: {
    zh: '这样会循环跳转：目标最终又回到这个地址。',
    en: 'This is a loop: the target comes back to this address in the end.',
  },
} as const;
