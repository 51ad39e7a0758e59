import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts that the lists of all plain records share. */
export const recordListMessages = defineMessages({
  zh: {
    action: '操作',
    state: '状态',
    on: '启用',
    off: '停用',
    remove: '删除',
    removed: '已移到回收站',
    personalHidden: '您的角色看不到联系人等个人信息。',
  },
  en: {
    action: 'Action',
    state: 'State',
    on: 'On',
    off: 'Off',
    remove: 'Delete',
    removed: 'Moved to the trash',
    personalHidden: 'Your role does not see personal data such as contacts.',
  },
});
