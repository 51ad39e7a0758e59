import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { DownloadHistory, Release } from '#api/downloads/contract.ts';
import { downloadHistoryMessages } from '#site/i18n/download-history.ts';
import { localizePath } from '#site/routing/table.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import { useBasePath } from '#ui/host.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconCheckCircle } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { DownloadButton } from './download-button.tsx';
import { ChannelBadge, ReleaseNotes } from './release-parts.tsx';

/**
 * Select the installed version and see all changes since. The form's result has its own address.
 */
export function Changes({
  program,
  newest,
  since,
  changes,
}: {
  program: DownloadHistory;
  newest: Release | undefined;
  /** The version from the address; it may not exist for this program. */
  since: string | undefined;
  changes: Release[];
}) {
  const text = useMessages(downloadHistoryMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const path = localizePath('/support/download', locale);
  const action = useBasePath() + path.slice(1);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const version = String(new FormData(event.currentTarget).get('since'));
    void navigate({
      to: path as '/',
      search: { program: program.slug, since: version } as never,
      resetScroll: false,
    });
  };
  if (program.releases.length < 2) return null;
  const isKnown = program.releases.some(({ version }) => version === since);
  return (
    <section
      id="since"
      aria-labelledby="since-heading"
      className={cx('scroll-mt-24 rounded-md border border-line bg-surface', !since && 'no-print')}
    >
      <div className="p-5 md:p-6">
        <h2 id="since-heading" className="text-xl">
          {text.heading}
        </h2>
        <form
          method="get"
          action={action}
          onSubmit={submit}
          className="no-print mt-4 flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="program" value={program.slug} />
          <SelectField
            key={since}
            required
            name="since"
            label={text.mine}
            defaultValue={isKnown ? since : ''}
            className="w-full sm:w-80"
            none={text.choose}
            options={program.releases.map(({ version, releasedOn }) => ({
              value: version,
              label: text.option(version, formatDay(releasedOn, locale)),
            }))}
          />
          <Button type="submit" variant={since ? 'secondary' : 'primary'} className="min-h-12">
            {text.show}
          </Button>
        </form>
      </div>
      {since && (
        <div className="border-t border-line p-5 md:p-6" role="status">
          {!isKnown && <p className="font-medium">{text.unknown(since)}</p>}
          {isKnown && changes.length === 0 && (
            <p className="flex items-center gap-3 font-medium">
              <IconCheckCircle className="text-good" />
              {text.upToDate(since)}
            </p>
          )}
          {isKnown && changes.length > 0 && (
            <>
              <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
                <p className="font-medium">{text.count(since, changes.length)}</p>
                {newest && <DownloadButton item={program} release={newest} named />}
              </div>
              <ol className="grid gap-8">
                {changes.map((release) => (
                  <li key={release.id} className="grid gap-x-8 gap-y-3 md:grid-cols-[12em_1fr]">
                    <div>
                      <h3 className="flex flex-wrap items-center gap-2 text-base tabular-nums">
                        {release.version}
                        <ChannelBadge release={release} />
                      </h3>
                      <p className="text-sm text-ink-muted">
                        {formatDay(release.releasedOn, locale)}
                      </p>
                    </div>
                    <ReleaseNotes release={release} />
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
      )}
    </section>
  );
}
