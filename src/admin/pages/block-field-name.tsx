import { useLocale } from '#ui/i18n/messages.tsx';
import type { PartSession } from '../publishing/record/part-session.ts';
import { fieldWords, typeName } from './block-words.ts';
import { blocksOf } from './blocks/stored.ts';

/** Name of a field of a block, given as `blocks.<id>.<path>`. */
export default function BlockFieldName({
  field,
  source,
}: {
  field: string;
  /** The part that has the block; a deleted block has no type any more. */
  source: PartSession | undefined;
}) {
  const locale = useLocale();
  const [, id = '', ...path] = field.split('.');
  const type = source && blocksOf(source).find((block) => block.id === id)?.type;
  return type
    ? `${typeName(type, locale)} · ${fieldWords(type, path.join('.'), locale)}`
    : `#${id} · ${path.join(' · ')}`;
}
