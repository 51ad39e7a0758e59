import { memo } from 'react';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { sameData } from '../core/save-engine/same-data.ts';
import { fieldId } from '../form/focus-field.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { blockForm, emptyBlock, isBlockType } from './blocks/fields.ts';
import { blockProblems, isEditable } from './blocks/problems.ts';
import { pageMessages } from './messages.ts';

/** The form of one block in one language, made from its schema. Drawn again only for this block. */
export const BlockForm = memo(function BlockForm({
  locale,
  block,
  isReadOnly,
  onChange,
}: {
  locale: Locale;
  block: StoredBlock;
  isReadOnly: boolean;
  onChange: (locale: Locale, block: StoredBlock) => void;
}) {
  const text = useMessages(pageMessages);
  const reader = useLocale();
  const { id, type } = block;
  const problems = isUntouched(block) ? none : blockProblems(block, reader);
  if (!isBlockType(type) || !isEditable(block)) {
    return <Notice kind="error">{text.unusable}</Notice>;
  }
  return (
    <SchemaForm
      form={blockForm(type)}
      value={block}
      onChange={(value) => onChange(locale, value)}
      problems={problems}
      isReadOnly={isReadOnly}
      locale={locale}
      idPrefix={fieldId(locale, `blocks.${id}`)}
      hasFacts
    />
  );
});

const none: readonly FieldProblem[] = [];

/** Whether a block is still as it was added: nobody needs to read of each field that it is empty. */
function isUntouched(block: StoredBlock): boolean {
  return isBlockType(block.type) && sameData(block, emptyBlock(block.type, block.id));
}
