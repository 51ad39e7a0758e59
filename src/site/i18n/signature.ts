import { acceptanceWords } from '#contracts/sheets/words/acceptance.ts';
import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of signing on the screen. */
export const signatureMessages = defineMessages({
  zh: {
    heading: '请在空白处签名',
    hint: '用手指、触控笔或鼠标书写；可以把手机横过来，已写的笔画会保留。',
    area: '签名区域',
    strokes: (count: number) => (count === 0 ? '还没有笔画' : `已写 ${count} 笔`),
    undo: '撤销一笔',
    clear: '全部清除',
    cancel: '取消',
    done: '完成签名',
    tooLittle: '笔画太少，请写完整的姓名，或改用输入姓名的方式。',
    open: '打开签名板',
    again: '重新签名',
    preview: '您的签名',
    notLoaded: '签名板没有加载成功，请检查网络后再点一次，或改用输入姓名的方式。',
    method: '签名方式',
    methods: { drawn: '手写', typed: '输入姓名' },
    typedHint: '以您在上面填写的姓名作为签名。',
    signatureOf: (name: string) => `${name}的签名`,
    typed: acceptanceWords.zh.typed,
  },
  en: {
    heading: 'Sign in the empty space',
    hint: 'Write with a finger, a pen or the mouse. You may turn the phone: what is written stays.',
    area: 'Space for the signature',
    strokes: (count: number) =>
      count === 0 ? 'Nothing written yet' : `${count} ${count === 1 ? 'stroke' : 'strokes'}`,
    undo: 'Undo a stroke',
    clear: 'Clear all',
    cancel: 'Cancel',
    done: 'Use this signature',
    tooLittle: 'That is too little. Write your full name, or sign by typing it.',
    open: 'Open the signature pad',
    again: 'Sign again',
    preview: 'Your signature',
    notLoaded:
      'The signature pad did not load. Check the connection and press again, or sign by typing your name.',
    method: 'How to sign',
    methods: { drawn: 'By hand', typed: 'By typing' },
    typedHint: 'The name that you entered above is your signature.',
    signatureOf: (name: string) => `Signature of ${name}`,
    typed: acceptanceWords.en.typed,
  },
});
