/** Staff work in Beijing time (UTC+8). */
const OFFSET = '+08:00';

/** The moment of a local time in Beijing (`2026-11-21T09:30`), as ISO 8601 in UTC. */
export function instantOf(local: string): string {
  return new Date(`${local}${OFFSET}`).toISOString();
}
