import { blockLabels } from '#blocks/all-labels.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconCopy, IconEye } from '#ui/icons.tsx';
import { IconEyeOff, IconPlus, IconTrash } from '#ui/tool-icons.tsx';
import { isBlockType } from './blocks/fields.ts';
import type { BlockPair } from './blocks/pairs.ts';
import { pageMessages } from './messages.ts';

/** Name of the chosen block, and what can be done with it. */
export function BlockTools({
  pair,
  isHidden,
  isReadOnly,
  onDuplicate,
  onCopy,
  onHide,
  onRemove,
}: {
  pair: BlockPair;
  isHidden: boolean;
  isReadOnly: boolean;
  onDuplicate: () => void;
  onCopy: () => void;
  onHide: () => void;
  onRemove: () => void;
}) {
  const text = useMessages(pageMessages);
  const locale = useLocale();
  const { type, id } = pair;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-lg">{isBlockType(type) ? blockLabels[type].name[locale] : type}</h2>
        <p className="text-xs text-ink-muted">
          {text.anchor} <code className="font-mono">#{id}</code>
        </p>
      </div>
      <fieldset aria-label={text.tools} className="flex flex-wrap gap-1">
        {!isReadOnly && (
          <>
            <Button variant="ghost" size="sm" icon={IconPlus} onClick={onDuplicate}>
              {text.duplicate}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              icon={isHidden ? IconEye : IconEyeOff}
              onClick={onHide}
            >
              {isHidden ? text.show : text.hide}
            </Button>
          </>
        )}
        <Button variant="ghost" size="sm" icon={IconCopy} onClick={onCopy}>
          {text.copy}
        </Button>
        {!isReadOnly && (
          <Button variant="ghost" size="sm" icon={IconTrash} onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
