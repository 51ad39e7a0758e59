import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { IconArrowRight } from '#ui/icons.tsx';
import { useTarget } from '#ui/link.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';

/** A QR code beside links by system. Phones get the links only. */
export function View({ block }: BlockProps<'qr-card'>) {
  const base = useBasePath();
  const targetOf = useTarget();
  return (
    <BlockSection block={block}>
      <div className="grid items-center gap-12 md:grid-cols-[auto_1fr]">
        <div className="keylight hidden rounded-lg border border-line bg-surface p-8 md:block">
          <img
            src={`${base}api/qr-pages/${block.code}/code.svg`}
            alt={block.alt}
            width={232}
            height={232}
            loading="lazy"
            className="size-58 rounded-md bg-[#fff]"
          />
        </div>
        <ul className="border-t border-line">
          {block.ways.map((way) => {
            const target = way.link && targetOf(way.link.to);
            return (
              <li
                key={way.name}
                className="grid items-center gap-x-8 gap-y-1 border-b border-line py-5 sm:max-md:grid-cols-[9em_1fr_auto] lg:grid-cols-[9em_1fr_auto]"
              >
                <h3 className="text-lg">{way.name}</h3>
                <p className="text-sm text-ink-muted">{way.text}</p>
                {target && (
                  <Button
                    {...target}
                    variant="ghost"
                    flush
                    iconEnd={IconArrowRight}
                    className="justify-self-start"
                  >
                    {way.link?.label}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </BlockSection>
  );
}
