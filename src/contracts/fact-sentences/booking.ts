import type { FactSentence } from './sentence.ts';

/** Sentences of the booking page that state facts. */
export const bookingSentences = {
  lead: {
    zh: '告诉我们您想做什么样的直播，顾问在{{fact:answer-time.word}}内联系您。',
    en: 'Tell us about the show you have in mind. A consultant will contact you within {{fact:answer-time.word}}.',
  },
  description: {
    zh: '预约方案咨询、产品演示、上门勘测或 SDK 试用。填写一张表单，{{fact:answer-time.word}}内由顾问联系您。',
    en: 'Book a consultation, a product demo, a site visit or an SDK trial. One short form, and a consultant will contact you within {{fact:answer-time.word}}.',
  },
  /** The first step after a booking. */
  contact: {
    zh: '{{fact:answer-time.word}}内联系您',
    en: 'We contact you within {{fact:answer-time.word}}',
  },
  demo: {
    zh: '线上演示 {{fact:online-demo}}；需要看场地的，我们带测量工具上门。',
    en: 'An online demo takes {{fact:online-demo}}. If the room matters, we visit and measure it.',
  },
  proposal: {
    zh: '沟通后 {{fact:proposal-time}}内给出布置图、设备清单和估价。',
    en: 'Within {{fact:proposal-time}} you receive a layout, an equipment list and an estimate.',
  },
  supportLead: {
    zh: '写下现象和已经做过的步骤，工程师在{{fact:answer-time.word}}内联系您。',
    en: 'Describe what you see and what you have tried. An engineer will contact you within {{fact:answer-time.word}}.',
  },
  /** What a look-up says of a booking that nobody has taken. */
  received: {
    zh: '已经收到，还没有人接手。{{fact:answer-time.word}}内联系您。',
    en: 'It has arrived and waits for a consultant, who contacts you within {{fact:answer-time.word}}.',
  },
} satisfies Record<string, FactSentence>;
