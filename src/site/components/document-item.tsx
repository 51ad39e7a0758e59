import type { DocumentCard } from '#api/documents/contract.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { Phrases } from '#ui/phrases.tsx';

const levelTones: Record<DocumentCard['level'], Tone | undefined> = {
  beginner: 'good',
  intermediate: undefined,
  advanced: 'warn',
};

export function LevelBadge({ level }: { level: DocumentCard['level'] }) {
  const text = useMessages(documentsMessages);
  return <Badge tone={levelTones[level]}>{text.levels[level]}</Badge>;
}

/** A document in a list. `section` adds the name of its section. */
export function DocumentItem({ document, section }: { document: DocumentCard; section?: boolean }) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  const locale = useLocale();
  return (
    <Card
      as="li"
      to={`/dmfaq/${document.slug}`}
      title={<Phrases text={document.title} />}
      product={document.product?.key}
      meta={
        <>
          <LevelBadge level={document.level} />
          {document.product && <Badge tone="key">{document.product.name}</Badge>}
          {section && <span>{document.section.name}</span>}
        </>
      }
      footer={
        <p className="flex flex-wrap gap-x-4 text-xs text-ink-muted">
          <span>{common.minutes(document.minutes)}</span>
          <time dateTime={document.updatedAt}>
            {text.updated(formatDay(document.updatedAt, locale))}
          </time>
        </p>
      }
    >
      <p className="line-clamp-2">{document.summary}</p>
    </Card>
  );
}
