import type { Requirement } from '#api/requirements/contract.ts';
import { requirementChangeMessages } from '#contracts/sheets/words/requirement-changes.ts';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Words } from '#ui/phrases.tsx';
import { Prose } from '#ui/prose.tsx';

/** The colours of a version. The values are content, so only this component sets inline styles. */
export function Palette({ colors }: { colors: string[] }) {
  const text = useMessages(requirementMessages);
  return (
    <>
      <h3 className="mt-6 text-sm text-ink-muted">{text.palette}</h3>
      <ul className="mt-2 grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-3 xl:grid-cols-6">
        {colors.map((color) => (
          <li key={color}>
            <span
              className="block h-14 rounded-sm border border-line [print-color-adjust:exact]"
              style={{ backgroundColor: color }}
            />
            <code className="mt-1 block font-mono text-xs text-ink-muted uppercase">{color}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The required items, one row each, with their acceptance criteria. */
export function Items({ items }: { items: Requirement['items'] }) {
  const text = useMessages(requirementMessages);
  const { itemKinds } = useMessages(requirementChangeMessages);
  return (
    <ol className="open-frame divide-y divide-line rounded-md border border-line bg-surface">
      {items.map((item, index) => (
        <li
          key={item.key}
          id={`item-${item.key}`}
          className="grid scroll-mt-20 gap-x-8 gap-y-2 p-5 break-inside-avoid sm:grid-cols-[12rem_1fr] lg:grid-cols-[15rem_1fr]"
        >
          <div className="flex items-baseline gap-3">
            <span className="text-sm text-ink-muted tabular-nums">{index + 1}</span>
            <div>
              <h3 className="text-base">
                <Words text={item.title} />
              </h3>
              <p className="mt-1">
                <Badge>{itemKinds[item.kind]}</Badge>
              </p>
            </div>
          </div>
          <div className="text-sm">
            <Prose html={item.bodyHtml} className="text-sm" />
            {item.criterion && (
              <p className="mt-2 border-s-2 border-key ps-3">
                <span className="me-2 font-semibold text-key">{text.criterion}</span>
                {item.criterion}
              </p>
            )}
            <CommentButton anchor={{ part: 'item', key: item.key }} title={item.title} />
          </div>
        </li>
      ))}
    </ol>
  );
}
