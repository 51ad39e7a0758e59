import type { FactSentence } from './sentence.ts';

/** Sentences of the web demos that state facts of the programs. */
export const demoSentences = {
  cyanSamples: {
    zh: '青幕最多 {{fact:cyan-key-samples}}；刻度同为 0～100。',
    en: 'Cyan takes at most {{fact:cyan-key-samples}}. The scale is the same, 0 to 100.',
  },
  appUploadTest: {
    zh: '这里是网页演示，不是安装包。手机应用的测速持续 {{fact:upload-test-app}}，模拟直播间还有连麦与礼物。',
    en: 'This is a web demo, not the package. The phone app tests for {{fact:upload-test-app}}, and its simulated room also has guests and gifts.',
  },
} satisfies Record<string, FactSentence>;
