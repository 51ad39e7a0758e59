import { riskyWordNames } from '../risky-word-names.ts';
import { changedByEditors, type PlainRecord } from './record.ts';

const { zh, en } = riskyWordNames;

/** Words that texts should not contain. */
export const riskyWordRecord = {
  kind: 'risky-word',
  name: { zh: '风险词', en: 'Risky word' },
  path: 'risky-words',
  resource: 'riskyWords',
  roles: changedByEditors,
  screen: { to: '/risky-words', finds: 'q' },
  fields: {
    word: { zh: '词语', en: 'Word' },
    category: { zh: '类别', en: 'Category' },
    severity: { zh: '级别', en: 'Severity' },
    reasonZh: { zh: '原因（中文）', en: 'Reason in Chinese' },
    reasonEn: { zh: '原因（英文）', en: 'Reason in English' },
    suggestionZh: { zh: '替换建议（中文）', en: 'Advice in Chinese' },
    suggestionEn: { zh: '替换建议（英文）', en: 'Advice in English' },
    exceptions: { zh: '例外', en: 'Exceptions' },
    note: { zh: '备注（仅员工可见）', en: 'Note for staff' },
    active: { zh: '启用', en: 'Switched on' },
  },
  values: {
    severity: { zh: zh.severities, en: en.severities },
    category: { zh: zh.categories, en: en.categories },
  },
  settable: ['active', 'severity'],
} as const satisfies PlainRecord;
