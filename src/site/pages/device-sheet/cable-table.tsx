import type { Cable, Device } from '#api/device-sheets/contract.ts';
import { deviceSheetMessages } from '#site/i18n/device-sheet.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';

/** All cables as a table: the content of the diagram for reading, search and print. */
export function CableTable({ devices, cables }: { devices: Device[]; cables: Cable[] }) {
  const text = useMessages(deviceSheetMessages);
  const end = (no: number, port: string) => {
    const device = devices.find((candidate) => candidate.no === no);
    return (
      <>
        <a href={`#device-${no}`} className="hover:text-key">
          <span className="me-1.5 text-ink-muted tabular-nums">{no}</span>
          {device?.name}
        </a>
        {/* On paper beside the name: the whole table fits on one sheet. */}
        {port && (
          <span className="block text-xs text-ink-muted print:ms-2 print:inline">{port}</span>
        )}
      </>
    );
  };
  return (
    <Table
      showsCaption
      caption={text.cables}
      rows={cables}
      rowKey={(_, index) => index}
      columns={[
        {
          head: text.cable,
          cell: ({ label }) => label && <span className="font-mono">{label}</span>,
        },
        { head: text.signal, cell: ({ signal }) => text.signals[signal] },
        { head: text.from, cell: (cable) => end(cable.from, cable.fromPort) },
        { head: text.to, cell: (cable) => end(cable.to, cable.toPort) },
        {
          head: text.length,
          cell: ({ lengthCm }) => lengthCm && `${lengthCm / 100} m`,
          align: 'end',
        },
      ]}
    />
  );
}
