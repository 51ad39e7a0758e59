import {
  defaultSeverities,
  type FindingSeverities,
  findingSeverities,
  settableFindings,
} from '#contracts/enums/content.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { ChoiceField } from '../../core/choice-field.tsx';
import { defineTexts } from '../../core/define-texts.ts';
import { useFormField } from '../../form/context.tsx';
import type { FieldProps } from '../../form/types.ts';

const messages = defineTexts({
  zh: {
    findings: {
      'translation-missing': '缺少译文',
      'picture-without-text': '图片没有替代文字',
      'link-dead': '链接打不开',
      'link-foreign': '链接指向其他网站',
      'too-long': '标题或摘要过长',
      'fact-contradiction': '数字与事实数据不一致',
    },
    severities: { block: '阻止发布', warn: '只提醒' },
  },
  en: {
    findings: {
      'translation-missing': 'Missing translation',
      'picture-without-text': 'Picture without alternative text',
      'link-dead': 'Dead link',
      'link-foreign': 'Link to another site',
      'too-long': 'Title or summary too long',
      'fact-contradiction': 'Number that contradicts a fact',
    },
    severities: { block: 'Stops the publication', warn: 'Warns' },
  },
});

/** For each finding of the check, whether it stops a publication. */
export function SeveritiesControl({ path, value, onChange }: FieldProps) {
  const text = useMessages(messages);
  const { id, isReadOnly } = useFormField(path);
  const severities = { ...defaultSeverities, ...(value as FindingSeverities | undefined) };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {settableFindings.map((code) => (
        <ChoiceField
          key={code}
          id={`${id}.${code}`}
          label={text.findings[code]}
          disabled={isReadOnly}
          values={findingSeverities}
          names={text.severities}
          value={severities[code]}
          onChoose={(severity) => onChange({ ...severities, [code]: severity })}
        />
      ))}
    </div>
  );
}
