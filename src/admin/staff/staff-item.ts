import type { ItemOf } from '../core/api.ts';

/** A person as the list shows one. */
export type StaffItem = ItemOf<'GET /admin/staff'>;
