import { defineMessages } from '#ui/i18n/messages.tsx';

export const fieldMessages = defineMessages({
  zh: {
    choose: '请选择',
    none: '无',
    noPicture: '没有图片',
    choosePicture: '选择图片',
    changePicture: '更换',
    removePicture: '移除',
    addRow: '新增一行',
    up: (row: number) => `第 ${row} 行上移`,
    down: (row: number) => `第 ${row} 行下移`,
    remove: (row: number) => `删除第 ${row} 行`,
    removeNamed: (name: string) => `移除 ${name}`,
    addRelated: '搜索并添加',
  },
  en: {
    choose: 'Please choose',
    none: 'None',
    noPicture: 'No picture',
    choosePicture: 'Choose a picture',
    changePicture: 'Change',
    removePicture: 'Remove',
    addRow: 'Add a row',
    up: (row: number) => `Move row ${row} up`,
    down: (row: number) => `Move row ${row} down`,
    remove: (row: number) => `Remove row ${row}`,
    removeNamed: (name: string) => `Remove ${name}`,
    addRelated: 'Search and add',
  },
});
