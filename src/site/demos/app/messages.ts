import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the phone and of the notes beside it. */
export const appMessages = defineMessages({
  zh: {
    phone: '大觅直播的网页版演示',
    back: '返回',
    tabs: '应用的功能',
    notes: '这个演示',
    flows: {
      live: {
        tab: '开播',
        title: '在模拟直播间开播',
        text: '选房间，检查灯光、声音和网络，倒计时后上播，下播看小结。',
        honest: '观众、弹幕和点赞由固定脚本生成，没有真人，也不推流；不使用摄像头和话筒。',
      },
      'run-of-show': {
        tab: '流程单',
        title: '排一份流程单',
        text: '写环节、时长、商品和要点，拖动或用方向键排序。可以打印，也可以放进日历。',
        honest: '内容只存在这台设备的浏览器里，不会上传。',
      },
      'upload-test': {
        tab: '测速',
        title: '测一次上行',
        text: '最长 10 秒，最多上传 24 MB，看这条线路能带多高的画质。',
        honest: '测的是您到本站服务器的线路，不是到直播平台的；数据收到即丢弃。',
      },
      'script-check': {
        tab: '话术',
        title: '检查一段口播稿',
        text: '边写边标出风险词，附原因和替换说法。',
        honest: '检查在浏览器里完成，稿件不会发送。词表是工作辅助，不构成法律意见。',
      },
    },
  },
  en: {
    phone: 'Web demo of Dami Live',
    back: 'Back',
    tabs: 'Parts of the app',
    notes: 'This demo',
    flows: {
      live: {
        tab: 'Go live',
        title: 'Go live in a simulated room',
        text: 'Pick a room, check light, sound and network, count down, go on air, then read the summary.',
        honest:
          'Viewers, comments and likes follow a fixed script. Nobody is watching, nothing is streamed, and neither camera nor microphone is used.',
      },
      'run-of-show': {
        tab: 'Run of show',
        title: 'Build a run of show',
        text: 'Segments with times, products and points. Drag them or use the arrow keys, then print them or put them in your calendar.',
        honest: 'It stays in the browser of this device. Nothing is uploaded.',
      },
      'upload-test': {
        tab: 'Upload',
        title: 'Test your upload',
        text: 'At most 10 seconds and 24 MB: see which format your line can carry.',
        honest:
          'It measures your line to this server, not to a live platform. The data is thrown away as it arrives.',
      },
      'script-check': {
        tab: 'Script',
        title: 'Check a script',
        text: 'Risky words are marked while you write, with the reason and what to say instead.',
        honest:
          'The check runs in your browser and sends nothing. The list is an aid, not legal advice.',
      },
    },
  },
});
