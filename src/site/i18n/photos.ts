import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of photos that go with a step, and of steps that are kept on the device. */
export const photoMessages = defineMessages({
  zh: {
    photos: '照片',
    photo: (no: number) => `照片 ${no}`,
    add: '添加照片',
    preparing: '正在处理照片…',
    remove: '移除',
    tooMany: (most: number) => `一次最多附 ${most} 张照片，多出的没有添加。`,
    tooLarge: '有一张照片超过 20 MB，没有添加。请另存为较小的图片。',
    waiting: '已保存在这台设备上，还没有发出。请保持本页打开，网络恢复后会自动发送。',
    sending: '正在发送…',
    refused: '没有发出：',
    retry: '再发一次',
    takeBack: '取回修改',
    discard: '删除',
  },
  en: {
    photos: 'Photos',
    photo: (no: number) => `Photo ${no}`,
    add: 'Add photos',
    preparing: 'Preparing the photo…',
    remove: 'Remove',
    tooMany: (most: number) =>
      `At most ${most} photos go with one step; the others were not added.`,
    tooLarge: 'One photo has more than 20 MB and was not added. Save a smaller copy of it.',
    waiting:
      'This is kept on this device and not sent yet. Leave this page open; it is sent when the connection is back.',
    sending: 'Sending…',
    refused: 'Not sent:',
    retry: 'Send again',
    takeBack: 'Take back to change',
    discard: 'Delete',
  },
});
