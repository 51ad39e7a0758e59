import type { LocalizedText } from '../locale.ts';
import { bookingSentences } from './booking.ts';
import { contentSentences } from './content.ts';
import { demoSentences } from './demos.ts';
import { type FactSentence, factNamesOf } from './sentence.ts';

/** A place of the interface whose sentences state facts. */
export interface SentencePlace {
  /** What visitors know the place by. */
  title: LocalizedText & { en: string };
  /** Chinese path of a page that shows it. */
  path: string;
  sentences: readonly FactSentence[];
}

const { contact, demo, description, lead, proposal, received, supportLead } = bookingSentences;

/** Every place of the interface that states facts; src/db/functions/facts.sql lists their names. */
export const sentencePlaces: readonly SentencePlace[] = [
  {
    title: { zh: '预约合作', en: 'Book a call' },
    path: '/cooperation',
    sentences: [lead, description, contact, demo, proposal],
  },
  {
    title: { zh: '预约技术支持', en: 'Book support' },
    path: '/cooperation?type=support',
    sentences: [supportLead, contact],
  },
  {
    title: { zh: '查预约：已收到', en: 'A booking that is looked up: received' },
    path: '/cooperation?lookup=1',
    sentences: [received],
  },
  {
    title: { zh: '每篇资讯旁的预约提示', en: 'Booking card beside every article' },
    path: '/info',
    sentences: [contentSentences.article],
  },
  {
    title: { zh: '每个案例旁的预约提示', en: 'Booking card beside every case' },
    path: '/cases',
    sentences: [contentSentences.case],
  },
  {
    title: { zh: '地址没有页面时的提示', en: 'Page of an unknown address' },
    path: '/404',
    sentences: [contentSentences.unknownAddress],
  },
  {
    title: { zh: '青幕的网页演示', en: 'Web demo of Cyan' },
    path: '/product/cyan',
    sentences: [demoSentences.cyanSamples],
  },
  {
    title: { zh: '大觅直播的网页演示', en: 'Web demo of Dami Live' },
    path: '/product/app',
    sentences: [demoSentences.appUploadTest],
  },
];

/** The names, `key` or `key.format`, with which the interface shows facts. A site always has these facts. */
export const interfaceFactNames: readonly string[] = [
  ...new Set(sentencePlaces.flatMap(({ sentences }) => sentences.flatMap(factNamesOf))),
].sort();
