import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts beside the booking form: contacts, and the way to an earlier booking. */
export const asideMessages = defineMessages({
  zh: {
    lookUp: '查预约、修改、取消',
    urgent: '比较急？直接联系我们',
    wechat: '微信号',
  },
  en: {
    lookUp: 'Check, change or cancel a booking',
    urgent: 'In a hurry? Contact us directly',
    wechat: 'WeChat ID',
  },
});
