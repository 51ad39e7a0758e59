import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { localizePath, type SiteHref } from '#site/routing/table.ts';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { IconSearch } from '#ui/icons.tsx';

/** Searches a list by its address: a plain form, followed without a new load where scripts run. */
export function SearchForm({
  to,
  label,
  words = '',
  keep = {},
  className,
}: {
  /** The list. */
  to: SiteHref;
  /** Names the field; also its hint while empty. */
  label: string;
  /** What is being searched for now. */
  words?: string | undefined;
  /** Other query fields that stay. */
  keep?: Record<string, string | undefined>;
  className?: string;
}) {
  const text = useMessages(readingMessages);
  const path = localizePath(to, useLocale());
  const action = useBasePath() + path.slice(1);
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const search = Object.fromEntries(
      [...fields].map(([name, value]) => [name, String(value).trim()]),
    );
    void navigate({ to: path as '/', search: search as never });
  };
  return (
    <search className={className}>
      <form method="get" action={action} onSubmit={submit}>
        {Object.entries(keep).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span className="relative block">
          <input
            key={words}
            id={id}
            type="search"
            name="q"
            defaultValue={words}
            placeholder={label}
            maxLength={80}
            className="control pe-14"
          />
          <button
            type="submit"
            aria-label={text.search}
            className="absolute inset-y-0 end-0 flex w-12 items-center justify-center text-ink-muted hover:text-key"
          >
            <IconSearch />
          </button>
        </span>
      </form>
    </search>
  );
}
