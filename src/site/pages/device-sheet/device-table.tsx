import type { Device, DeviceSheet } from '#api/device-sheets/contract.ts';
import {
  deviceCategories,
  deviceCategoryNames,
  warrantyStateNames,
} from '#contracts/enums/device-sheets.ts';
import { NO_VALUE } from '#contracts/formats.ts';
import { deviceSheetMessages } from '#site/i18n/device-sheet.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Words } from '#ui/phrases.tsx';
import { usePick } from '#ui/text.ts';

/** All devices grouped by category. On phones each row becomes a list of labelled values. */
export function DeviceTable({ devices, audience }: Pick<DeviceSheet, 'devices' | 'audience'>) {
  const text = useMessages(deviceSheetMessages);
  const pick = usePick();
  const isHolder = audience !== 'public';
  const heads = [
    text.device,
    text.quantity,
    text.serial,
    text.position,
    ...(isHolder ? [text.network] : []),
    text.warranty,
  ];
  const groups = deviceCategories
    .map((category) => ({
      category,
      members: devices.filter((device) => device.category === category),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table is not a group of fields, and its section is the landmark
    <div className="table-box" role="group" aria-label={text.devices} tabIndex={0}>
      <table className="table table-stack">
        <caption className="sr-only">{text.devices}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ category, members }) => (
          <tbody key={category} id={`category-${category}`} className="scroll-mt-20">
            <tr className="break-after-avoid bg-surface-2 max-sm:py-0!">
              <th
                scope="rowgroup"
                colSpan={heads.length}
                className="block py-2! text-sm sm:table-cell"
              >
                {pick(deviceCategoryNames[category])}
                <span className="ms-3 font-normal text-ink-muted">
                  {text.groupCount(members.length)}
                </span>
              </th>
            </tr>
            {members.map((device) => (
              <DeviceRow key={device.no} device={device} isHolder={isHolder} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function DeviceRow({ device, isHolder }: { device: Device; isHolder: boolean }) {
  const text = useMessages(deviceSheetMessages);
  return (
    <tr id={`device-${device.no}`}>
      <th scope="row" className="max-sm:block! sm:w-[30%] lg:w-[34%]">
        <span>
          <span className="me-2 font-normal text-ink-muted tabular-nums">{device.no}</span>
          <Words text={device.name} />
          <span className="block text-sm font-normal">
            {[device.maker, device.model].filter(Boolean).join(' ')}
          </span>
          {device.accessories.length > 0 && (
            <span className="flex flex-wrap gap-x-3 text-xs font-normal text-ink-muted">
              {text.accessories}
              {device.accessories.map(({ name, quantity }) => (
                <span key={name}>{quantity > 1 ? `${name} × ${quantity}` : name}</span>
              ))}
            </span>
          )}
          {device.note && (
            <span className="block text-xs font-normal text-ink-muted">{device.note}</span>
          )}
          <CommentButton
            anchor={{ part: 'device', key: device.id }}
            title={`${device.name} ${device.model}`}
          />
        </span>
      </th>
      <td data-label={text.quantity} className="tabular-nums">
        {device.quantity}
      </td>
      <td data-label={text.serial} data-empty={!device.serial}>
        {device.serial ? <span className="font-mono text-xs">{device.serial}</span> : NO_VALUE}
      </td>
      <td data-label={text.position} data-empty={!device.position}>
        {device.position ? <Words text={device.position} /> : NO_VALUE}
      </td>
      {isHolder && (
        <td data-label={text.network} data-empty={device.port === null && device.ip === null}>
          <span className="whitespace-nowrap">
            {device.port ?? (device.ip === null && NO_VALUE)}
            {device.ip && <span className="block font-mono text-xs">{device.ip}</span>}
          </span>
        </td>
      )}
      <td data-label={text.warranty}>
        <Warranty device={device} />
      </td>
    </tr>
  );
}

const warrantyTones = { active: 'good', ending: 'warn', ended: 'bad' } as const;

function Warranty({ device: { warranty, warrantyUntil } }: { device: Device }) {
  const text = useMessages(deviceSheetMessages);
  const pick = usePick();
  const { day } = useDates();
  if (!warranty || !warrantyUntil) return <span className="text-ink-muted">{text.noWarranty}</span>;
  return (
    <span className="whitespace-nowrap">
      {day(warrantyUntil)}
      <span className="block">
        <Badge tone={warrantyTones[warranty]}>{pick(warrantyStateNames[warranty])}</Badge>
      </span>
    </span>
  );
}
