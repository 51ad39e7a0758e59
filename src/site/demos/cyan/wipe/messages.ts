import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the keyed sample clip on the pages of cases. */
export const wipeMessages = defineMessages({
  zh: {
    heading: '抠像就在这里做一遍',
    text: '这是一段样片，不是这位客户的素材。按下按钮，青幕的抠像程序就在您的浏览器里逐帧抠它：左边是摄像机画面，中间是透明通道，右边是合成结果。',
    start: '现在抠这段样片',
    still:
      '同一段样片的一帧，分成三段：绿幕前托着一瓶精华的主播、黑白的透明通道、换上茶室夜景的结果。',
    camera: '摄像机',
    matte: '透明通道',
    result: '结果',
    first: '摄像机画面与透明通道的分界',
    second: '透明通道与结果的分界',
    position: (percent: number) => `画面宽度的 ${percent}%`,
    play: '播放',
    pause: '暂停',
    hint: '拖动两条分界线，或者选中后按左右方向键。',
    noWebgl: '这个浏览器没有抠像要用的 WebGL 2，所以这里只能看事先抠好的一帧。',
    noVideo: '样片没有打开，请检查网络后再试。',
  },
  en: {
    heading: 'Watch the key happen',
    text: 'This is a sample clip, not this customer’s footage. Press the button and Cyan’s keyer works on it in your browser, frame by frame: camera image on the left, matte in the middle, result on the right.',
    start: 'Key this clip now',
    still:
      'One frame of the clip in three parts: a presenter with a bottle on her palm in front of a green screen, the black-and-white matte, and the result in a tea room at night.',
    camera: 'Camera',
    matte: 'Matte',
    result: 'Result',
    first: 'Border between camera and matte',
    second: 'Border between matte and result',
    position: (percent: number) => `${percent}% of the width`,
    play: 'Play',
    pause: 'Pause',
    hint: 'Drag the two borders, or select one and press the arrow keys.',
    noWebgl:
      'This browser lacks WebGL 2, which the keyer needs. You see one frame, keyed beforehand.',
    noVideo: 'The clip did not open. Check the connection and try again.',
  },
});
