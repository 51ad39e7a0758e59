import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { shareParams } from '#api/shares/contract.ts';
import { beijingDay } from '#contracts/days.ts';
import { getDeviceSheet } from './contract.ts';
import { devicesCsv } from './csv.ts';
import { readDeviceSheet } from './service.ts';

/** Mounts the device sheets and their export as a table. */
export function registerDevices(registry: ApiRegistry, deps: ApiDeps): void {
  const read = (token: string, headers: Headers) =>
    readDeviceSheet(deps, { token, headers, today: beijingDay(new Date()) });
  registry.add(getDeviceSheet, ({ params }, { headers }) => read(params.token, headers));
  registry.addFile(
    '/shares/device/:token/export.csv',
    shareParams,
    async ({ token }, { headers }) => {
      const sheet = await read(token, headers);
      return {
        body: devicesCsv(sheet),
        mime: 'text/csv; charset=utf-8',
        fileName: `${sheet.number}.csv`,
      };
    },
  );
}
