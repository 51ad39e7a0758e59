import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowUpRight } from '#ui/icons.tsx';
import { basePath } from '../../core/api.ts';
import { mediaMessages } from '../messages.ts';
import type { MediaRecord } from '../types.ts';

type Use = MediaRecord['uses'][number];

/** The places that show a file, with links to those that have a page. */
export function Uses({ uses }: { uses: Use[] }) {
  const text = useMessages(mediaMessages);
  return (
    <section aria-label={text.uses}>
      <h3 className="mb-2 text-sm font-medium">
        {text.uses} <span className="text-ink-muted tabular-nums">{uses.length}</span>
      </h3>
      {uses.length === 0 ? (
        <p className="text-sm text-ink-muted">{text.noUses}</p>
      ) : (
        <ul className="grid gap-1">
          {uses.map((use) => (
            <li
              key={`${use.kind} ${use.id} ${use.locale}`}
              className="flex min-h-9 items-center gap-2 text-sm"
            >
              <Badge>{text.users[use.kind]}</Badge>
              <Title use={use} />
              <span className="ms-auto shrink-0 text-xs text-ink-muted">
                {use.locale === null ? text.both : use.locale === 'zh' ? '中文' : 'English'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Title({ use: { title, kind, path, locale } }: { use: Use }) {
  const text = useMessages(mediaMessages);
  const name = title || text.users[kind];
  if (path === null) return <span className="min-w-0 truncate">{name}</span>;
  const own = path.replace(/^\//, '');
  return (
    <a
      href={`${basePath}${locale === 'en' ? 'en/' : ''}${own}`}
      target="_blank"
      rel="noopener"
      className="link inline-flex min-w-0 items-center gap-1"
      title={text.openUse(name)}
    >
      <span className="truncate">{name}</span>
      <IconArrowUpRight size={14} className="shrink-0" />
    </a>
  );
}
