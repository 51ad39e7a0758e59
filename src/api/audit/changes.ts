import { maskName, maskPhone } from '#api/shares/masking.ts';
import type { FieldChange } from '#db/schema/audit.ts';

/** Fields with personal data and how the log shows them. */
const masks: Record<string, (text: string) => string | null> = {
  email: maskEmail,
  phone: maskPhone,
  contactName: maskName,
  contactPhone: maskPhone,
  contactEmail: maskEmail,
  wechat: maskName,
};

/** A masked email address: `l***@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${host}`;
}

type Fields = Readonly<Record<string, unknown>>;

/** The changed fields with their old and new values; personal data is masked. */
export function changedFields(before: Fields, after: Fields): Record<string, FieldChange> {
  const changes: Record<string, FieldChange> = {};
  for (const name of Object.keys(after)) {
    const [from, to] = [plain(before[name]), plain(after[name])];
    if (JSON.stringify(from) === JSON.stringify(to)) continue;
    changes[name] = [masked(name, from), masked(name, to)];
  }
  return changes;
}

/** A value as JSON has it. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

function masked(name: string, value: unknown): unknown {
  const mask = masks[name];
  return mask && typeof value === 'string' ? mask(value) : value;
}
