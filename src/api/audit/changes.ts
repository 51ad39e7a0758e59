import { maskName, maskPhone } from '#api/shares/masking.ts';
import type { FieldChange } from '#db/schema/audit.ts';

/** Fields with personal data and how the log shows them. */
const masks: Record<string, (text: string) => string | null> = {
  email: maskEmail,
  phone: maskPhone,
  contactName: maskName,
  contactPhone: maskPhone,
  contactEmail: maskEmail,
  contactWechat: maskName,
  wechat: maskName,
};

const hide = () => '***';

/** A masked email address: `l***@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${host}`;
}

/**
 * A name as the log has it. Entries stay for ever, so a customer that is called like its contact, and thus
 * is a person, is masked.
 */
export const loggedName = (name: string, contactName: unknown): string =>
  name === contactName ? (maskName(name) ?? name) : name;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The changed fields with their old and new values; personal data is masked, also the name of a customer
 * that is a person.
 * @param personal further fields that may have personal data, of which nothing is shown
 */
export function changedFields(
  before: Fields,
  after: Fields,
  personal: readonly string[] = [],
): Record<string, FieldChange> {
  const people = [before, { ...before, ...after }].flatMap(({ name, contactName }) =>
    typeof name === 'string' && loggedName(name, contactName) !== name ? [name] : [],
  );
  const masked = (name: string, value: unknown) => {
    const isPerson = people.length > 0 && (name === 'shortName' || people.includes(String(value)));
    const mask = masks[name] ?? (personal.includes(name) ? hide : isPerson ? maskName : undefined);
    return mask && typeof value === 'string' && value !== '' ? mask(value) : value;
  };
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
