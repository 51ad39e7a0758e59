import type { StaffCall } from '#api/access/staff-registry.ts';
import { allItems, type Resource } from '#api/transfers/table.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { listStaff } from './contract.ts';
import { readStaff } from './people.ts';

const columns = [
  'id',
  'name',
  'email',
  'role',
  'isActive',
  'isInvited',
  'twoFactor',
  'createdAt',
  'lastSignInAt',
] as const;

type Filter = Omit<RouteInput<typeof listStaff>['query'], 'after'>;

/** The staff list without secrets; only for exports. */
export function staffResource(call: StaffCall): Resource<Filter> {
  return {
    columns: columns.map((name) => ({ name })),
    rows: (db, filter) => allItems((after) => readStaff(db, { ...filter, after }, call)),
  };
}
