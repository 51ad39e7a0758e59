import type { ReactNode } from 'react';
import { Button } from '#site/components/button.tsx';
import { IconArrowRight } from '#site/components/icons.tsx';
import { Phrases } from '#site/components/phrases.tsx';
import { Section } from '#site/components/section.tsx';
import type { Target } from '#site/components/target.ts';
import { toSiteHref } from '#site/routing/table.ts';
import type { BlockLink } from './block.ts';

/** Where a stored link leads; null where the site has no such page. */
export function targetOf({ to }: BlockLink): Target | null {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(to) ?? [];
  const page = toSiteHref(path);
  if (!page) return null;
  return {
    to: page,
    ...(query ? { search: Object.fromEntries(new URLSearchParams(query)) } : {}),
    ...(hash ? { hash } : {}),
  };
}

/** The buttons of a block: the first one is the primary one. */
export function BlockActions({ links, size }: { links: BlockLink[]; size?: 'lg' }) {
  return links.map((link, index) => {
    const target = targetOf(link);
    return (
      target && (
        <Button
          key={link.to}
          {...target}
          size={size}
          variant={index === 0 ? 'primary' : 'secondary'}
          iconEnd={index === 0 ? IconArrowRight : undefined}
        >
          {link.label}
        </Button>
      )
    );
  });
}

/** Heading of a block, as its schema's `head` says. */
interface Head {
  id: string;
  eyebrow?: string;
  heading: string;
  lead?: string;
  more?: BlockLink;
  tone?: 'stage' | 'surface' | 'keylight';
}

/** The band of the page that a block stands on, with its heading. */
export function BlockSection({ block, children }: { block: Head; children: ReactNode }) {
  const { id, eyebrow, heading, lead, more, tone } = block;
  const target = more && targetOf(more);
  return (
    <Section
      id={id}
      eyebrow={eyebrow}
      heading={<Phrases text={heading} />}
      lead={lead}
      tone={tone}
      aside={
        target && (
          <Button {...target} variant="ghost" flush iconEnd={IconArrowRight}>
            {more.label}
          </Button>
        )
      }
    >
      {children}
    </Section>
  );
}
