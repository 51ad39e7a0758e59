import { useEffect, useRef } from 'react';
import type { CaseDetail } from '#api/cases/contract.ts';
import { solutionArt } from '#contracts/enums/art.ts';
import { isLayoutHydrated } from '#site/boot.ts';
import { Share } from '#site/components/share.tsx';
import { casesMessages } from '#site/i18n/cases.ts';
import { HeadArt } from '#ui/art-image.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { Picture } from '#ui/picture.tsx';
import { CloseCase } from './close-case.tsx';
import { type Fields, listAround } from './filters.ts';

/** Head of an open case: image, customer, and the result in one sentence. */
export function CaseHero({ item, search }: { item: CaseDetail; search: Fields }) {
  const text = useMessages(casesMessages);
  const common = useMessages(commonMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Opened from the list, it is announced. A page that starts with it needs no announcement.
    if (isLayoutHydrated()) heading.current?.focus({ preventScroll: true });
  }, []);
  const list = listAround(search, item.place);
  return (
    <header className="case-hero">
      {/* On the picture, these would cover what the case is about. */}
      <div className="wrap flex items-center justify-between gap-4 py-3 print:hidden">
        <div className="max-sm:hidden [&>nav]:mb-0">
          <Breadcrumbs
            crumbs={[
              { label: common.home, to: '/' },
              { label: text.crumb, to: '/cases', search: list },
              { label: item.customer },
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:justify-between sm:gap-3">
          <Share kind="case" slug={item.slug} title={item.title} />
          <CloseCase item={item} list={list} />
        </div>
      </div>
      <div className="case-hero-front">
        <div className="case-hero-picture">
          {item.cover ? (
            <Picture picture={item.cover} sizes="(width >= 1024px) 64vw, 100vw" priority />
          ) : (
            <HeadArt art={solutionArt(item.solution.key)} alt={item.solution.name} />
          )}
        </div>
        <div className="wrap pb-8 md:pb-12">
          <div className="case-hero-words">
            <p className="mb-4 flex flex-wrap items-center gap-3 text-sm">
              <Badge tone="key">{item.industry.name}</Badge>
              <Badge>{item.solution.name}</Badge>
              <span>{item.customer}</span>
            </p>
            <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
              <Phrases text={item.title} />
            </h1>
            <p className="mt-5 text-lg text-ink-muted">{item.summary}</p>
          </div>
        </div>
      </div>
    </header>
  );
}
