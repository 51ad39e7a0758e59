import { defineMessages } from '#ui/i18n/messages.tsx';

/** Interface text of private photos of sheets. */
export const photoMessages = defineMessages({
  zh: {
    upload: '上传照片',
    uploading: '正在上传…',
    failed: '没有传上去，请检查网络后再试。',
    leftOut: '有一张照片没有传上去，原因写在它的按钮下面；操作还没有执行。',
    photo: (no: number) => `照片 ${no}`,
    caption: (no: number) => `照片 ${no} 的图注`,
    remove: (no: number) => `移除照片 ${no}`,
    files: '文件与照片',
    none: '还没有照片。',
    byCustomer: '客户',
    byUs: '我方',
    ofComment: '随留言',
    unsent: '尚未发送',
  },
  en: {
    upload: 'Upload a photograph',
    uploading: 'Uploading…',
    failed: 'It could not be uploaded. Please check your connection and try again.',
    leftOut: 'A photo was not uploaded; the reason is below its button. Nothing was done yet.',
    photo: (no: number) => `Photo ${no}`,
    caption: (no: number) => `Caption of photo ${no}`,
    remove: (no: number) => `Remove photo ${no}`,
    files: 'Files and photos',
    none: 'There are no photos yet.',
    byCustomer: 'Customer',
    byUs: 'We',
    ofComment: 'With a comment',
    unsent: 'Not sent yet',
  },
});
