import { DatabaseError } from 'pg';

/** Constraints whose violation a caller can correct. */
const violations = {
  '23503': 'reference',
  '23505': 'unique',
} as const;

export type Violation = (typeof violations)[keyof typeof violations];

/** The kind of constraint that a statement violated; undefined for any other error. */
export function violationOf(error: unknown): Violation | undefined {
  if (error instanceof DatabaseError) return violations[error.code as keyof typeof violations];
  return error instanceof Error ? violationOf(error.cause) : undefined;
}
