import { memo, type ReactNode } from 'react';
import { blockLabels } from '#blocks/all-labels.ts';
import type { Locale } from '#contracts/locale.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { isBlockType } from '../blocks/fields.ts';
import type { BlockPair } from '../blocks/pairs.ts';
import { pairTitle } from '../blocks/pairs.ts';
import { blockProblems } from '../blocks/problems.ts';
import { BlockDrawing } from '../drawings.tsx';
import { pageMessages } from '../messages.ts';

/** A block in the outline: its type, heading and marks. */
export const OutlineRow = memo(function OutlineRow({
  zh,
  en,
  id,
  type,
  shown,
  isChosen,
  onChoose,
}: BlockPair & {
  /** Languages that are edited. */
  shown: readonly Locale[];
  isChosen: boolean;
  onChoose: (id: string) => void;
}) {
  const text = useMessages(pageMessages);
  const locale = useLocale();
  const sides = { zh, en };
  const present = shown.flatMap((one) => sides[one] ?? []);
  const problems = present
    .filter(({ hidden }) => hidden !== true)
    .reduce((count, block) => count + blockProblems(block, locale).length, 0);
  const isHidden = present.length > 0 && present.every(({ hidden }) => hidden === true);
  const known = isBlockType(type) ? type : undefined;
  return (
    <OutlineButton
      isChosen={isChosen}
      isFaded={isHidden || present.length === 0}
      onClick={() => onChoose(id)}
    >
      {known && <BlockDrawing type={known} width={42} />}
      <span className="min-w-0 grow">
        <span className="block truncate text-xs text-ink-muted">
          {known ? blockLabels[known].name[locale] : type}
        </span>
        <span className="block truncate font-medium">
          {pairTitle({ id, type, zh, en }, shown[0] ?? locale) || text.untitled}
        </span>
        <span className="mt-0.5 flex flex-wrap gap-1 empty:hidden">
          {isHidden && <Badge>{text.hidden}</Badge>}
          {shown
            .filter((one) => !sides[one])
            .map((one) => (
              <Badge key={one} tone="warn">
                {text.missing[one]}
              </Badge>
            ))}
          {problems > 0 && <Badge tone="bad">{text.problems(problems)}</Badge>}
        </span>
      </span>
    </OutlineButton>
  );
});

export function OutlineButton({
  isChosen,
  isFaded = false,
  onClick,
  children,
}: {
  isChosen: boolean;
  isFaded?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="outline-row"
      aria-current={isChosen || undefined}
      data-faded={isFaded || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
