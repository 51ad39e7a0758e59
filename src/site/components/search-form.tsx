import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { localizePath, type SiteHref } from '#site/routing/table.ts';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { IconSearch } from '#ui/icons.tsx';

/** Search form of a list: a plain GET form. With JavaScript it navigates without a reload. */
export function SearchForm({
  to,
  label,
  words = '',
  keep = {},
  className,
}: {
  /** Address of the list. */
  to: SiteHref;
  /** Label of the field, also its placeholder. */
  label: string;
  /** Current search text. */
  words?: string | undefined;
  /** Other query fields to keep in the address. */
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
