import { defineMessages, type Messages, type Widened } from '#contracts/messages.ts';

/** Words that the screens have in common. */
const words = defineMessages({
  zh: {
    action: '操作',
    state: '状态',
    on: '启用',
    off: '停用',
    remove: '删除',
    removed: '已移到回收站',
    personalHidden: '您的角色看不到联系人等个人信息。',
    cancel: '取消',
    close: '关闭',
    save: '保存',
    saved: '已保存',
    confirm: '确认',
    all: '全部',
    never: '从未',
    password: '密码',
    searchAction: '搜索',
    emptyText: '请调整筛选条件。',
    email: '邮箱',
    language: '语言',
    edit: '编辑',
    kind: '类型',
    copy: '复制',
    untitled: '未命名',
    undo: '撤销',
    reason: '原因',
    ignore: '忽略',
    reopen: '放回列表',
    publish: '发布',
    recover: '恢复',
    copyLink: '复制链接',
  },
  en: {
    action: 'Action',
    state: 'State',
    on: 'On',
    off: 'Off',
    remove: 'Delete',
    removed: 'Moved to the trash',
    personalHidden: 'Your role does not see personal data such as contacts.',
    cancel: 'Cancel',
    close: 'Close',
    save: 'Save',
    saved: 'Saved',
    confirm: 'Confirm',
    all: 'All',
    never: 'Never',
    password: 'Password',
    searchAction: 'Search',
    emptyText: 'Try other filters.',
    email: 'Email',
    language: 'Language',
    edit: 'Edit',
    kind: 'Kind',
    copy: 'Copy',
    untitled: 'Untitled',
    undo: 'Undo',
    reason: 'Reason',
    ignore: 'Ignore',
    reopen: 'Put back',
    publish: 'Publish',
    recover: 'Recover',
    copyLink: 'Copy the link',
  },
});

type Words = (typeof words)['zh'];
type WithWords<Texts> = Widened<Texts> & Omit<Words, keyof Texts>;

/** Declares the texts of a screen: its own, and the words that the screens have in common. */
export function defineTexts<const Texts extends object>(own: {
  zh: Texts;
  en: NoInfer<Widened<Texts>>;
}): Messages<WithWords<Texts>> {
  const texts: Messages<object> = {
    zh: { ...words.zh, ...own.zh },
    en: { ...words.en, ...own.en },
  };
  return texts as Messages<WithWords<Texts>>;
}
