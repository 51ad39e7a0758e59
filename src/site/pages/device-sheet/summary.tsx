import type { Device } from '#api/device-sheets/contract.ts';
import {
  deviceCategories,
  deviceCategoryNames,
  warrantyStates,
} from '#contracts/enums/device-sheets.ts';
import { deviceSheetMessages } from '#site/i18n/device-sheet.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { usePick } from '#ui/text.ts';

/** Number of devices, state of their warranties, and links to each category. */
export function Summary({ devices }: { devices: Device[] }) {
  const text = useMessages(deviceSheetMessages);
  const pick = usePick();
  const pieces = devices.reduce((sum, device) => sum + device.quantity, 0);
  const entries = (label: string, value: number) => ({
    label,
    value,
    unit: text.entriesUnit(value),
  });
  const warranties = warrantyStates.map((state) =>
    entries(
      text.warrantyCounts[state],
      devices.filter((device) => device.warranty === state).length,
    ),
  );
  const unregistered = devices.filter((device) => device.warranty === null).length;
  const figures = [
    entries(text.entries, devices.length),
    { label: text.pieces, value: pieces, unit: text.piecesUnit },
    ...warranties,
    // With the others they add up to the entries.
    ...(unregistered > 0 ? [entries(text.noWarrantyCount, unregistered)] : []),
  ];
  const present = deviceCategories.filter((category) =>
    devices.some((device) => device.category === category),
  );
  return (
    <section className="mt-8" aria-label={text.summary}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 rounded-md border border-line bg-surface p-5 sm:grid-cols-3 lg:grid-cols-6">
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="text-2xl font-semibold tabular-nums">
              {value}
              <span className="ms-1 text-sm font-normal text-ink-muted">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <nav aria-label={text.devices} className="no-print mt-4 flex flex-wrap gap-2">
        {present.map((category) => (
          <a
            key={category}
            href={`#category-${category}`}
            className="inline-flex min-h-11 items-center rounded-sm border border-line bg-surface px-3 text-sm hover:border-key hover:text-key"
          >
            {pick(deviceCategoryNames[category])}
          </a>
        ))}
      </nav>
    </section>
  );
}
