import { IconClock, IconMail, IconMapPin } from '#site/components/icons.tsx';
import { BlockSection } from '../frame.tsx';
import type { OfficesBlock } from './schema.ts';

/** Places where the provider can be met. */
export function OfficesView({ block }: { block: OfficesBlock }) {
  return (
    <BlockSection block={block}>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {block.offices.map((office) => (
          <li key={office.name} className="card p-6">
            <h3 className="text-lg">{office.name}</h3>
            <p className="mt-2 mb-5 text-sm text-ink-muted">{office.text}</p>
            <ul className="mt-auto grid gap-2 text-sm">
              <li className="flex gap-2">
                <IconMapPin size={18} className="mt-0.5 text-key" />
                {office.address}
              </li>
              <li className="flex gap-2">
                <IconClock size={18} className="mt-0.5 text-key" />
                {office.hours}
              </li>
              {office.email && (
                <li>
                  <a
                    href={`mailto:${office.email}`}
                    className="flex min-h-11 items-center gap-2 hover:text-key"
                  >
                    <IconMail size={18} className="text-key" />
                    {office.email}
                  </a>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
