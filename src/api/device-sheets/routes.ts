import type { ApiDeps } from '#api/deps.ts';
import type { Visitor } from '#api/http/call.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { shareReads } from '#api/shares/limit.ts';
import { beijingDay } from '#contracts/days.ts';
import { exportDeviceSheet, getDeviceSheet } from './contract.ts';
import { devicesCsv } from './csv.ts';
import { readDeviceSheet } from './service.ts';

export function registerDeviceSheets(registry: ApiRegistry, deps: ApiDeps): void {
  const read = (token: string, visitor: Visitor) =>
    readDeviceSheet(deps, { token, visitor, today: beijingDay(new Date()) });
  registry.add(getDeviceSheet, { access: 'public', limit: shareReads }, ({ params }, { visitor }) =>
    read(params.token, visitor),
  );
  registry.addFile(
    exportDeviceSheet,
    { access: 'public', limit: shareReads },
    async ({ params }, { visitor }) => {
      const sheet = await read(params.token, visitor);
      return { body: devicesCsv(sheet), fileName: `${sheet.number}.csv` };
    },
  );
}
