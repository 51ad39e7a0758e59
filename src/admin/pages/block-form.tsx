import { memo, useMemo } from 'react';
import { blockLabels } from '#blocks/all-labels.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { sameData } from '../core/save-engine/same-data.ts';
import { fieldId } from '../publishing/fields/part-form.tsx';
import { emptyBlock } from './blocks/empty.ts';
import { blockProblems, isEditable } from './blocks/problems.ts';
import { blockFields, isBlockType } from './blocks/shapes.ts';
import { BlockField, BlockFields } from './fields/block-field.tsx';
import { BlockFormContext } from './fields/block-form-context.tsx';
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
  const form = useMemo(
    () => ({
      locale,
      idPrefix: fieldId(locale, `blocks.${id}`),
      problems,
      isReadOnly,
      Field: BlockField,
      Fields: BlockFields,
    }),
    [locale, id, problems, isReadOnly],
  );
  if (!isBlockType(type) || !isEditable(block)) {
    return <Notice kind="error">{text.unusable}</Notice>;
  }
  return (
    <BlockFormContext value={form}>
      <div className="grid gap-5">
        <BlockFields
          fields={blockFields(type)}
          labels={blockLabels[type].fields}
          path=""
          value={block}
          onChange={(value) => onChange(locale, value as StoredBlock)}
        />
      </div>
    </BlockFormContext>
  );
});

const none: readonly FieldProblem[] = [];

/** Whether a block is still as it was added: nobody needs to read of each field that it is empty. */
function isUntouched(block: StoredBlock): boolean {
  return isBlockType(block.type) && sameData(block, emptyBlock(block.type, block.id));
}
