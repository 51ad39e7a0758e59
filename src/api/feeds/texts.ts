import type { Platform, ReleaseChannel } from '#contracts/enums/downloads.ts';
import type { Locale } from '#contracts/locale.ts';

interface FeedTexts {
  articles: string;
  articlesText: string;
  releases: string;
  releasesText: string;
  channels: Record<ReleaseChannel, string>;
  /** Title of a release; the channel is empty for stable releases. */
  release(name: string, version: string, channel: string): string;
  releaseSummary(name: string, version: string, day: string): string;
  /** What it runs on; on the web, what the browser must support. */
  runsOn(platform: Platform, minOs: string): string;
}

/** Texts of the feeds besides their content. */
export const feedTexts: Record<Locale, FeedTexts> = {
  zh: {
    articles: '资讯中心',
    articlesText: '产品更新、实践方法、行业观点与公司新闻。',
    releases: '软件发布',
    releasesText: '各产品的新版本与更新说明。',
    channels: { stable: '', beta: '（测试版）', archive: '（归档）' },
    release: (name, version, channel) => `${name} ${version}${channel}`,
    releaseSummary: (name, version, day) => `${name} ${version} 于 ${day} 发布。`,
    runsOn: (platform, minOs) =>
      platform === 'web' ? `需要支持 ${minOs} 的浏览器。` : `最低系统：${minOs}。`,
  },
  en: {
    articles: 'News and articles',
    articlesText: 'Product updates, know-how, insights and company news.',
    releases: 'Releases',
    releasesText: 'New versions of every product, with their notes.',
    channels: { stable: '', beta: ' (beta)', archive: ' (archived)' },
    release: (name, version, channel) => `${name} ${version}${channel}`,
    releaseSummary: (name, version, day) => `${name} ${version}, released on ${day}.`,
    runsOn: (platform, minOs) =>
      platform === 'web' ? ` Runs in any browser with ${minOs}.` : ` Runs on ${minOs} or later.`,
  },
};
