import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of the room chooser. */
export const roomChooserMessages = defineMessages({
  zh: {
    submit: '看结果',
    waiting: '五题答完，这里给出做法、产品、设备清单和要读的一篇。',
    verdicts: {
      fits: '这间房合适',
      reduced: '能做，不是最好的做法',
      makeshift: '只能将就',
      none: '这间房不合适',
      measure: '先量清楚',
      check: '先核对尺寸',
    },
    check: '先核对',
    product: '用哪件产品',
    productIfEnough: '量下来够的话，用哪件产品',
    kit: '设备清单',
    kitIfEnough: '量下来够的话，设备清单',
    reading: '先读这一篇',
    better: (title: string) => `要做“${title}”，需要：`,
    book: '带着结果去预约',
    draw: '画成布置图',
    copy: '复制这个结果的链接',
  },
  en: {
    submit: 'See the answer',
    waiting: 'Five answers give you the set-up, the product, the equipment and what to read.',
    verdicts: {
      fits: 'This room works',
      reduced: 'It works, but there is a better way',
      makeshift: 'Only as a workaround',
      none: 'This room does not work',
      measure: 'Measure first',
      check: 'Check the figures first',
    },
    check: 'Check first',
    product: 'Which product',
    productIfEnough: 'Which product, if the room is large enough',
    kit: 'Equipment',
    kitIfEnough: 'Equipment, if the room is large enough',
    reading: 'Read this first',
    better: (title: string) => `What “${title}” would need:`,
    book: 'Book with this answer',
    draw: 'Draw the plan',
    copy: 'Copy a link to this answer',
  },
});
