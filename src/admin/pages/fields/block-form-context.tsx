import { type ComponentType, createContext, use } from 'react';
import type { FieldProblem } from '#contracts/envelope.ts';
import type { Locale } from '#contracts/locale.ts';
import type { BlockFieldProps, BlockFieldsProps } from './field-props.ts';

/** What all fields of a block's form share. */
export interface BlockFormState {
  /** Language of the block's texts. */
  locale: Locale;
  /** Beginning of the ids of fields, which findings link to. */
  idPrefix: string;
  problems: readonly FieldProblem[];
  isReadOnly: boolean;
  /** For fields inside fields: their modules would import each other in a circle. */
  Field: ComponentType<BlockFieldProps>;
  Fields: ComponentType<BlockFieldsProps>;
}

export const BlockFormContext = createContext<BlockFormState | undefined>(undefined);

export function useBlockForm(): BlockFormState {
  const form = use(BlockFormContext);
  if (!form) throw new Error('fields of blocks must be rendered inside BlockFormContext');
  return form;
}

/** Attributes of the field at a path. */
export function useBlockField(path: string) {
  const { idPrefix, problems, isReadOnly, locale } = useBlockForm();
  return {
    id: `${idPrefix}.${path}`,
    error: problems.find((problem) => problem.path === path)?.message,
    isReadOnly,
    lang: locale === 'zh' ? 'zh-CN' : 'en',
  };
}
