import type { DeviceSheet } from '#api/device-sheets/contract.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { dotted, Sheet, SheetBody, SheetHeader, SheetSection } from '#site/components/sheet.tsx';
import { deviceSheetMessages } from '#site/i18n/device-sheet.ts';
import { definePage } from '#site/page.ts';
import { withSheetFrame } from '#site/sheets/with-frame.tsx';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconDownload } from '#ui/icons.tsx';
import { Prose } from '#ui/prose.tsx';
import { EmptyState } from '#ui/states.tsx';
import { CableTable } from './cable-table.tsx';
import { DeviceTable } from './device-table.tsx';
import { Summary } from './summary.tsx';
import { WiringDiagram } from './wiring.tsx';

export default withSheetFrame(
  definePage<DeviceSheet>({
    load: ({ api, params }) =>
      api('GET /shares/device-sheets/:token', { params: { token: params.uuid ?? '' } }),
    head: ({ data }) => ({ title: `${data.title} · ${data.number}` }),
    View: ({ data, params }) => (
      <Sheet locale={data.locale}>
        <Devices data={keepUnits(data)} token={params.uuid ?? ''} />
      </Sheet>
    ),
  }),
  {
    token: 'uuid',
    titleOf({ devices }, { key }) {
      const device = devices.find(({ id }) => id === key);
      return device ? `${device.name} ${device.model}` : null;
    },
  },
);

function Devices({ data, token }: { data: DeviceSheet; token: string }) {
  const text = useMessages(deviceSheetMessages);
  const { day } = useDates();
  const exportUrl = `${useBasePath()}api/shares/device-sheets/${token}/export.csv`;
  return (
    <>
      <SheetHeader
        kind={text.kind}
        title={data.title}
        lead={dotted(data.customerName, data.projectNumber)}
        number={data.number}
        version={data.revision}
        date={data.checkedOn && text.checked(day(data.checkedOn))}
        pdf={`device-sheets/${token}`}
        actions={
          data.devices.length > 0 && (
            <Button variant="secondary" icon={IconDownload} href={exportUrl}>
              {text.exportCsv}
            </Button>
          )
        }
      />
      <SheetBody>
        {data.devices.length === 0 ? (
          <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
        ) : (
          <>
            <Summary devices={data.devices} />
            <SheetSection
              id="devices"
              heading={text.devices}
              lead={data.audience === 'public' ? text.publicHint : undefined}
            >
              <DeviceTable devices={data.devices} audience={data.audience} />
            </SheetSection>
          </>
        )}
        {data.cables.length > 0 && (
          <>
            <SheetSection
              id="wiring"
              heading={text.wiring}
              lead={text.wiringLead}
              className="landscape"
            >
              <WiringDiagram devices={data.devices} cables={data.cables} />
            </SheetSection>
            <div className="mt-4">
              <CableTable devices={data.devices} cables={data.cables} />
            </div>
          </>
        )}
        {data.noteHtml && (
          <SheetSection id="notes" heading={text.notes} panel>
            <Prose html={data.noteHtml} className="text-base" />
          </SheetSection>
        )}
      </SheetBody>
    </>
  );
}
