import { useState } from 'react';
import { contentKindOf } from '#contracts/content-kinds.ts';
import type { Locale } from '#contracts/locale.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { Answer } from '../../core/answer.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { useSearchFields } from '../../core/search-fields.ts';
import { useMay } from '../../core/session.tsx';
import { useAction } from '../../core/use-action.ts';
import { useAnswer } from '../../core/use-answer.ts';
import { dialogMessages } from './dialog-messages.ts';
import { recordMessages } from './messages.ts';
import { saveAll } from './record.ts';
import type { RecordDialogProps } from './record-dialog-props.ts';

/** Widths of the frame in pixels: phone, tablet, desktop. */
const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Width = keyof typeof widths;

/** The draft on the real page, at three widths, and a link to it for people without an account. */
export function PreviewDialog({ record, sessions, onClose }: RecordDialogProps) {
  const text = useMessages(dialogMessages);
  const names = useMessages(recordMessages);
  const [width, setWidth] = useState<Width>('desktop');
  const [locale, setLocale] = useState<Locale>('zh');
  const may = useMay();
  const { block } = useSearchFields().search;
  const languages = contentKindOf(record.kind).pages;
  const query = useAnswer(
    ['content', 'preview', record.id, locale],
    async (api) => {
      const isSaved = (await saveAll(sessions)) !== null;
      const { url } = await api('GET /admin/records/:id/preview', {
        params: { id: record.id },
        query: { locale },
      });
      // The same page, wherever the back office was opened.
      const { pathname, search } = new URL(url);
      return { isSaved, address: pathname + search };
    },
    { staleTime: 0, gcTime: 0 },
  );
  return (
    <Dialog title={names.preview} onClose={onClose} isWide isTall>
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Choice
          label={text.width}
          options={Object.keys(widths) as Width[]}
          names={text.widths}
          value={width}
          onChange={setWidth}
        />
        {languages.length > 1 && (
          <Choice
            label={text.language}
            options={languages}
            names={names.parts}
            value={locale}
            onChange={setLocale}
          />
        )}
        {may('content.update') && <PreviewLink recordId={record.id} locale={locale} />}
      </div>
      <Answer query={query}>
        {({ isSaved, address }) => (
          <div className="flex grow flex-col overflow-x-auto rounded-sm border border-line bg-surface-2">
            {!isSaved && <p className="p-3 text-sm text-bad">{text.notSaved}</p>}
            <iframe
              key={locale}
              title={names.preview}
              src={block ? `${address}#${block}` : address}
              width={widths[width]}
              className="mx-auto h-full min-h-[60vh] shrink-0 grow bg-surface"
            />
          </div>
        )}
      </Answer>
    </Dialog>
  );
}

function Choice<Value extends string>({
  label,
  options,
  names,
  value,
  onChange,
}: {
  label: string;
  options: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <div role="radiogroup" aria-label={label} className="segments">
      {options.map((option) => (
        <label key={option} className="segment choice">
          <input
            type="radio"
            name={label}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {names[option]}
        </label>
      ))}
    </div>
  );
}

/** Makes a link that expires. */
function PreviewLink({ recordId, locale }: { recordId: string; locale: Locale }) {
  const text = useMessages(dialogMessages);
  const dates = useDates();
  const { run, isBusy } = useAction();
  const [link, setLink] = useState<{ url: string; expiresAt: string }>();
  const make = () =>
    run(async (api) => {
      const made = await api('POST /admin/records/:id/preview-links', {
        params: { id: recordId },
        body: { locale },
      });
      setLink(made);
      showToast('success', text.linkMade);
    });
  if (!link) {
    return (
      <Button variant="secondary" size="sm" busy={isBusy} onClick={make}>
        {text.makeLink}
      </Button>
    );
  }
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-3 text-sm">
      <code className="max-w-72 truncate font-mono text-xs">{link.url}</code>
      <CopyButton text={link.url} size="sm">
        {text.copyLink}
      </CopyButton>
      <span className="text-ink-muted">{text.expires(dates.moment(link.expiresAt))}</span>
    </span>
  );
}
