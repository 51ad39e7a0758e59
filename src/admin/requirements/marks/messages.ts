import { defineTexts } from '../../core/define-texts.ts';

/** Interface text of the editor of marks on a picture. */
export const marksMessages = defineTexts({
  zh: {
    shape: '标记的形状',
    shapes: { pin: '图钉', box: '方框' },
    hints: {
      pin: '点图片放下图钉；拖动编号可移动。键盘：Tab 选中标记，方向键移动（按住 Shift 走得更远），Delete 删除。',
      box: '在图片上拖出方框；拖动编号可移动，拖动右下角可改大小。键盘：Tab 选中编号或右下角，用方向键移动或改大小，Delete 删除。',
    },
    addInMiddle: '放到图片中央',
    full: (most: number) => `一张图片最多 ${most} 个标记。要再加，请先删掉几个，或者换一张图片。`,
    move: (number: number, shape: string) => `移动 ${number} 号${shape}`,
    resize: (number: number) => `改变 ${number} 号方框的大小`,
    note: (number: number) => `${number} 号标记的说明`,
    notePlaceholder: '这里要说明什么',
    none: '还没有标记。',
  },
  en: {
    shape: 'Shape of the mark',
    shapes: { pin: 'Pin', box: 'Box' },
    hints: {
      pin: 'Tap the picture to place a pin; drag its number to move it. Keyboard: Tab to a mark, arrow keys move it (farther with Shift), Delete removes it.',
      box: 'Draw a box on the picture; drag its number to move it, its lower right corner to resize it. Keyboard: Tab to the number or the corner, arrow keys move or resize, Delete removes it.',
    },
    addInMiddle: 'Place in the middle',
    full: (most: number) =>
      `A picture has at most ${most} marks. Remove some, or use another picture for more.`,
    move: (number: number, shape: string) => `Move mark ${number} (${shape.toLowerCase()})`,
    resize: (number: number) => `Resize box ${number}`,
    note: (number: number) => `Note of mark ${number}`,
    notePlaceholder: 'What is meant here',
    none: 'No marks yet.',
  },
});
