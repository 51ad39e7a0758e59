import { defineMessages } from '#ui/i18n/messages.tsx';

/** Text of the check of licence files. */
export const licenceCheckMessages = defineMessages({
  zh: {
    file: '许可文件',
    hint: '拖到这里，或选择文件。',
    choose: '选择文件',
    tooLarge: '文件太大，不是许可文件。',
    verdicts: {
      valid: '许可有效：由本站签发，没有改动。',
      expired: '许可由本站签发，没有改动，但已经到期。',
      changed: '签名不符：文件在签发之后被改动过，不能使用。',
      foreign: '这个文件不是用本站的密钥签发的。',
      unreadable: '这不是许可文件。请选择激活时下载的 licence-….json。',
    },
    bySite: '您的浏览器不能核对 Ed25519 签名，文件内容已交本站服务器核对，没有保存。',
    key: '许可编号',
    product: '产品',
    device: '相机型号',
    serial: '序列号',
    issued: '激活时间',
    expires: '有效期至',
    dateLocale: 'zh-CN',
  },
  en: {
    file: 'Licence file',
    hint: 'Drop it here or choose it.',
    choose: 'Choose a file',
    tooLarge: 'The file is too large to be a licence.',
    verdicts: {
      valid: 'Valid: issued by this site and not changed.',
      expired: 'Issued by this site and not changed, but expired.',
      changed: 'Wrong signature: the file was changed after it was issued.',
      foreign: 'This file was not signed with a key of this site.',
      unreadable: 'This is no licence file. Choose the licence-….json that you downloaded.',
    },
    bySite:
      'Your browser cannot check Ed25519 signatures, so our server was asked; it has kept nothing of the file.',
    key: 'Licence key',
    product: 'Product',
    device: 'Camera',
    serial: 'Serial number',
    issued: 'Activated',
    expires: 'Valid until',
    dateLocale: 'en-GB',
  },
});
