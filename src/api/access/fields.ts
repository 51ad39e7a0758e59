import type { StaffAccess } from '#api/http/policy.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import { AppError } from '#contracts/errors.ts';
import { hiddenFields } from '#contracts/staff/rights.ts';

const hidden = (role: StaffRole, access: StaffAccess) =>
  access === 'signed-in' ? [] : hiddenFields(role, access);

/** The answer without the fields that the role may not see: of a record, or of a list's items. */
export function visibleFields(data: unknown, role: StaffRole, access: StaffAccess): unknown {
  const fields = hidden(role, access);
  if (fields.length === 0 || typeof data !== 'object' || data === null) return data;
  const without = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));
  if (!('items' in data) || !Array.isArray(data.items)) return without(data);
  return { ...data, items: data.items.map(without) };
}

/** Refuses input with a field that the role may not change. @throws AppError FORBIDDEN */
export function refuseHiddenFields(body: unknown, role: StaffRole, access: StaffAccess): void {
  if (typeof body !== 'object' || body === null) return;
  if (hidden(role, access).some((name) => name in body)) throw new AppError('FORBIDDEN');
}
