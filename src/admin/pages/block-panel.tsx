import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCopy } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { fieldId } from '../form/focus-field.ts';
import { BlockForm } from './block-form.tsx';
import type { BlockActions, PageSides } from './blocks/actions.ts';
import { pageMessages } from './messages.ts';
import { useBlock } from './use-blocks.ts';

/** The chosen block in one language, or the offer to begin with the other language's. */
export function BlockPanel({
  sides,
  locale,
  id,
  actions,
  isReadOnly,
}: {
  sides: PageSides;
  locale: Locale;
  id: string;
  actions: BlockActions;
  isReadOnly: boolean;
}) {
  const text = useMessages(pageMessages);
  const block = useBlock(sides, locale, id);
  return (
    <div id={fieldId(locale, `blocks.${id}`)} tabIndex={-1} className="min-w-0 outline-none">
      {block?.hidden === true && (
        <div className="mb-5">
          <Notice>{text.hiddenText}</Notice>
        </div>
      )}
      {block ? (
        <BlockForm
          key={id}
          locale={locale}
          block={block}
          isReadOnly={isReadOnly}
          onChange={actions.change}
        />
      ) : (
        <div className="rounded-sm border border-dashed border-line p-6 text-center">
          <p className="text-sm text-ink-muted">{text.missingText[locale]}</p>
          {!isReadOnly && (
            <Button
              variant="secondary"
              size="sm"
              icon={IconCopy}
              className="mt-3"
              onClick={() => actions.copyTo(locale, id)}
            >
              {text.copyFrom[locale]}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
