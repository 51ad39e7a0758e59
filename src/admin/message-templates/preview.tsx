import type { Locale } from '#contracts/locale.ts';
import { type Piece, renderMessage, textOf } from '#contracts/outbox/render.ts';
import { type MessageEvent, sampleOf, templateOf } from '#contracts/outbox/templates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { templateMessages } from './messages.ts';
import type { TemplateValues } from './types.ts';

/** A message with sample values in one language, while it is written. */
export function MessagePreview({
  event,
  locale,
  values: { subjectZh, subjectEn, bodyZh, bodyEn },
}: {
  event: MessageEvent;
  locale: Locale;
  values: TemplateValues;
}) {
  const text = useMessages(templateMessages);
  const written =
    locale === 'zh' ? { subject: subjectZh, body: bodyZh } : { subject: subjectEn, body: bodyEn };
  const { subject, lines } = renderMessage(
    written,
    templateOf(event),
    sampleOf(event, locale),
    locale,
  );
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-sm text-ink-muted">{text.languages[locale]}</figcaption>
      <div
        lang={locale === 'zh' ? 'zh-CN' : 'en'}
        className="rounded-lg border border-line p-4 break-words"
      >
        <p className="mb-3 font-semibold">{subject}</p>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <p key={at} className="min-h-[1lh] text-sm">
            {textOf(line) && line.map(pieceOf)}
          </p>
        ))}
      </div>
    </figure>
  );
}

const pieceOf = ({ text, from }: Piece, at: number) => (
  <span
    key={`${at}${text}`}
    className={from === 'link' ? 'break-all text-key underline' : undefined}
  >
    {text}
  </span>
);
