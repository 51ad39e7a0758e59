import type { MouseEvent, ReactNode } from 'react';
import type { SearchHit } from '#api/search/contract.ts';
import type { Platform } from '#contracts/enums/downloads.ts';
import type { SearchKind } from '#contracts/enums/search.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { formatDay } from '#ui/i18n/format.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
  IconArrowRight,
  IconBook,
  IconBox,
  IconCamera,
  IconClock,
  IconDownload,
  IconFile,
  IconGlobe,
  IconSearch,
} from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { searchMessages } from '../i18n/search.ts';
import { AnswerText } from './answer-card.tsx';
import type { Entry } from './entries.ts';

const kindIcons: Record<SearchKind, Icon> = {
  product: IconBox,
  document: IconBook,
  article: IconFile,
  case: IconCamera,
  download: IconDownload,
  page: IconGlobe,
};

interface RowProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
  onWords: (words: string) => void;
}

/** An option of the list. The focus stays in the field, so it is not a tab stop. */
export function EntryRow({ id, entry, isActive, onPoint, onOpen, onWords }: RowProps) {
  const common = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: onPoint,
    className: 'search-row',
  } as const;
  if (entry.type === 'words') {
    const Sign = entry.recent ? IconClock : IconSearch;
    return (
      <button type="button" {...common} onClick={() => onWords(entry.words)}>
        <Sign size={18} className="text-ink-muted" />
        <span className="min-w-0 truncate">{entry.words}</span>
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!isElsewhere && event.button === 0) onOpen();
  };
  return (
    <Link {...common} {...entry.target} data-type={entry.type} onClick={follow}>
      <LinkInside entry={entry} />
    </Link>
  );
}

function LinkInside({ entry }: { entry: Exclude<Entry, { type: 'words' }> }) {
  const text = useMessages(searchMessages);
  switch (entry.type) {
    case 'answer':
      return (
        <span className="answer-card">
          <AnswerText {...entry.answer} />
        </span>
      );
    case 'hit':
      return <HitInside hit={entry.hit} isInChinese={entry.isInChinese} />;
    case 'link': {
      const Sign = kindIcons[entry.link.kind];
      return (
        <>
          <Sign size={18} className="text-ink-muted" />
          <span className="min-w-0 grow truncate">{entry.link.title}</span>
          <span className="flex-none text-xs text-ink-muted">{text.kinds[entry.link.kind]}</span>
        </>
      );
    }
    case 'section':
      return (
        <>
          <span className="min-w-0 truncate">{entry.name}</span>
          <span className="text-xs text-ink-muted tabular-nums">{entry.count}</span>
        </>
      );
    case 'whole':
      return (
        <>
          <IconArrowRight size={18} className="text-ink-muted" />
          <span className="min-w-0 grow truncate">{text.whole[entry.kind]}</span>
          <span className="flex-none text-xs text-ink-muted tabular-nums">
            {text.count(entry.count)}
          </span>
        </>
      );
  }
}

function HitInside({
  hit,
  isInChinese = false,
}: {
  hit: SearchHit;
  isInChinese?: boolean | undefined;
}) {
  const text = useMessages(searchMessages);
  const Sign = kindIcons[hit.kind];
  const lang = isInChinese ? 'zh-CN' : undefined;
  return (
    <>
      <span className="search-kind" data-product={hit.kind === 'product' ? hit.slug : undefined}>
        <Sign size={18} />
      </span>
      <span className="min-w-0 grow">
        <span className="search-title">
          <span lang={lang}>
            <HighlightedText parts={hit.title} />
          </span>
          {isInChinese && <span className="font-normal text-ink-muted"> {text.inChinese}</span>}
        </span>
        {hit.snippet.length > 0 && (
          <span className="search-snippet" lang={lang}>
            <HighlightedText parts={hit.snippet} />
          </span>
        )}
        <HitFacts hit={hit} />
      </span>
      <span aria-hidden="true" className="keycap search-enter">
        ↵
      </span>
    </>
  );
}

function HitFacts({ hit }: { hit: SearchHit }) {
  const text = useMessages(searchMessages);
  const locale = useLocale();
  const { kind, category, products, level, publishedAt } = hit;
  const platform = category && kind === 'download' && text.platforms[category.key as Platform];
  const facts: ReactNode[] = [
    platform || category?.name,
    kind === 'product'
      ? null
      : products.map(({ name }) => name).join(locale === 'zh' ? '、' : ', '),
    level && text.levels[level],
    kind === 'article' && formatDay(publishedAt, locale),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <span className="search-facts">{facts.join(' · ')}</span>;
}
