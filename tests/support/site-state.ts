import type { SiteState } from '#contracts/site-state.ts';

/** Settings and menus of a site without content, for rendering pages in tests. */
export function siteState(changes: Partial<SiteState> = {}): SiteState {
  return {
    brandName: { zh: '幕境', en: 'Mujing' },
    defaultTitle: { zh: '幕境标题', en: 'Mujing title' },
    description: { zh: '描述', en: 'Description' },
    contacts: { phone: '', email: '', wechat: '', address: { zh: '', en: '' } },
    filings: { icp: null, police: null },
    socials: [],
    menus: { header: [], footer: [] },
    loadingView: { text: { zh: '加载', en: 'Loading' }, showLogo: false },
    facts: { zh: {}, en: {} },
    exceptionPath: '/exception',
    publicUrl: 'https://www.example.com/',
    wechatSharing: false,
    buildId: 'test',
    ...changes,
  };
}
