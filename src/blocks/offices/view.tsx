import { type Icon, IconClock, IconMail, IconMapPin, IconTrain } from '#ui/icons.tsx';
import type { BlockProps } from '../block.ts';
import { BlockSection } from '../frame.tsx';
import { RouteSketch } from './route-sketch.tsx';

type Office = BlockProps<'offices'>['block']['offices'][number];

/** Offices with a sketch of where they are. */
export function View({ block }: BlockProps<'offices'>) {
  return (
    <BlockSection block={block}>
      {block.map && <RouteSketch map={block.map} offices={block.offices} />}
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
        {block.offices.map((office, index) => (
          <OfficeItem key={office.name} office={office} number={index + 1} />
        ))}
      </ol>
    </BlockSection>
  );
}

function OfficeItem({ office, number }: { office: Office; number: number }) {
  return (
    <li className="flex flex-col border-t border-line pt-6">
      <h3 className="flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="flex size-7 items-center justify-center rounded-full bg-key text-sm text-on-key tabular-nums"
        >
          {number}
        </span>
        {office.name}
      </h3>
      <p className="mt-3 mb-4 text-ink-muted">{office.text}</p>
      <ul className="grid gap-2 text-sm">
        <Line icon={IconMapPin}>{office.address}</Line>
        {office.way && <Line icon={IconTrain}>{office.way}</Line>}
        <Line icon={IconClock}>{office.hours}</Line>
      </ul>
      {office.email && (
        <a
          href={`mailto:${office.email}`}
          className="flex min-h-11 items-center gap-2 self-start text-sm hover:text-key"
        >
          <IconMail size={18} className="text-key" />
          {office.email}
        </a>
      )}
    </li>
  );
}

function Line({ icon: Sign, children }: { icon: Icon; children: string }) {
  return (
    <li className="flex gap-2">
      <Sign size={18} className="mt-0.5 text-key" />
      {children}
    </li>
  );
}
