import type { LiveReport } from '#api/live-reports/contract.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { regionMessages } from '#site/i18n/regions.ts';
import { BarList } from '#ui/bar.tsx';
import { useNumbers } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

/** Most regions in the list. */
const REGIONS = 10;

/** Traffic sources, regions and devices of the viewers. */
export function Audience({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const regionNames: Record<string, string> = useMessages(regionMessages);
  const { count, share } = useNumbers();
  const people = (viewers: number) =>
    text.people(count(viewers), share(viewers, report.kpis.uniqueViewers));
  const bars = <Part extends { viewers: number }>(parts: Part[], label: (part: Part) => string) =>
    parts.map((part) => ({
      label: label(part),
      value: part.viewers,
      text: people(part.viewers),
    }));
  return (
    <div className="grid gap-x-8 lg:grid-cols-3 print:grid-cols-3 print:gap-x-4">
      <SheetSection id="sources" heading={text.sources} lead={text.sourcesLead} panel>
        <BarList items={bars(report.sources, ({ source }) => text.source[source])} />
      </SheetSection>
      <SheetSection id="regions" heading={text.regions} lead={text.regionsLead} panel>
        <BarList
          items={bars(
            report.regions.slice(0, REGIONS),
            ({ region }) => regionNames[region] ?? region,
          )}
        />
      </SheetSection>
      <SheetSection id="devices" heading={text.devices} lead={text.devicesLead} panel>
        <BarList items={bars(report.devices, ({ device }) => text.device[device])} />
      </SheetSection>
    </div>
  );
}
