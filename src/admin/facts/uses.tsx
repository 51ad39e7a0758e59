import { Link } from '@tanstack/react-router';
import { isContentKind } from '#contracts/content-kinds.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowUpRight } from '#ui/icons.tsx';
import { siteAddress } from '../core/site-address.ts';
import { factMessages } from './messages.ts';
import type { FactUse } from './types.ts';

/** The texts that show a fact, with their sentences; a changed value has the old one struck out. */
export function FactUses({ title, uses }: { title: string; uses: readonly FactUse[] }) {
  const text = useMessages(factMessages);
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-sm font-medium">
        {title} <span className="text-ink-muted tabular-nums">{uses.length}</span>
      </h3>
      {uses.length === 0 ? (
        <p className="text-sm text-ink-muted">{text.noUses}</p>
      ) : (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-sm border border-line">
          {uses.map((use) => (
            <li
              key={`${use.kind} ${use.id ?? use.title} ${use.locale} ${use.isDraft}`}
              className="px-4 py-3"
            >
              <UseHead use={use} />
              <Sentences use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function UseHead({ use: { kind, id, locale, title, path, isDraft } }: { use: FactUse }) {
  const text = useMessages(factMessages);
  const language = locale === null ? text.both : locale === 'zh' ? text.chinese : text.english;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge>{text.texts[kind]}</Badge>
      <span className="min-w-0 font-medium break-words">{title}</span>
      <span className="text-xs text-ink-muted">{language}</span>
      {isDraft && <Badge tone="info">{text.draft}</Badge>}
      <span className="ms-auto flex gap-4">
        {isContentKind(kind) && (
          <Link
            to={`/content/${kind}/${id}`}
            search={(locale ? { view: locale } : undefined) as never}
            className="link"
          >
            {text.edit}
            <span className="sr-only"> {title}</span>
          </Link>
        )}
        {path !== null && !isDraft && (
          <a
            href={siteAddress(path, locale ?? 'zh')}
            target="_blank"
            rel="noopener"
            className="link inline-flex items-center"
            aria-label={text.open(title)}
          >
            <IconArrowUpRight size={16} />
          </a>
        )}
      </span>
    </p>
  );
}

function Sentences({ use: { sentences } }: { use: FactUse }) {
  return (
    <ul className="mt-1.5 grid gap-1 text-sm text-ink-muted">
      {sentences.map(({ locale, parts }) => (
        <li
          key={parts.map(({ before }) => before).join('')}
          lang={locale === 'zh' ? 'zh-CN' : 'en'}
          className="break-words"
        >
          {parts.map(({ before, after, isFact }, at) => {
            const key = `${at} ${before}`;
            if (!isFact) return <span key={key}>{before}</span>;
            if (before === after) {
              return (
                <strong key={key} className="font-medium text-ink">
                  {before}
                </strong>
              );
            }
            return (
              <span key={key}>
                <del className="text-bad">{before}</del>{' '}
                <ins className="font-medium text-good no-underline">{after}</ins>
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
