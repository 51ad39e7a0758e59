import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { typeName } from './block-words.ts';

/** Type and heading of a block. */
export default function BlockName({ block: { type, heading } }: { block: StoredBlock }) {
  const name = typeName(type, useLocale());
  return typeof heading === 'string' ? `${name} · ${heading}` : name;
}
