import { type DemoFact, decision } from './fact.ts';

/** A fact whose value is the newest stable version of a program. */
export interface DemoVersion extends Omit<DemoFact, 'value' | 'unit'> {
  /** Slug of the download. */
  program: string;
}

const releases = decision('下载页的最新稳定版', 'Newest stable version of the downloads');

/** Versions come from the releases; texts show them without the last number, `.minor`. */
export const versionFacts: DemoVersion[] = [
  {
    key: 'cyan-version',
    program: 'cyan-windows',
    source: releases,
    phrases: {
      zh: ['当前版本 #，支持 Windows 与 macOS', '青幕 # 规格'],
      en: ['Version # for Windows and macOS', "heading: 'Cyan #'"],
    },
  },
  {
    key: 'app-version',
    program: 'dami-live-android',
    source: releases,
    phrases: {
      zh: ['当前版本 #，Android', '大觅直播 # 规格'],
      en: ['Version # for Android', "heading: 'Dami Live #'"],
    },
  },
  {
    key: 'flower-version',
    program: 'flower-library-windows',
    source: releases,
    phrases: {
      zh: ['当前版本 #，与青幕', '花境 # 规格'],
      en: ['Version # works with', "heading: 'Flower #'"],
    },
  },
  {
    key: 'sdk-version',
    program: 'cyan-sdk-web',
    source: releases,
    phrases: { zh: ['当前稳定版 #'], en: ['Stable version #'] },
  },
];
