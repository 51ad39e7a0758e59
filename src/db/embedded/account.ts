import { readFileSync } from 'node:fs';

/** A system user that runs PostgreSQL; the ids are passed to `spawn`. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }));
}

/** True when this process runs as root. PostgreSQL refuses to run as root. */
export function runningAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The unprivileged user for a process started as root: `postgres`, or `nobody` where there is
 * none.
 */
export function unprivilegedAccount(): Account {
  const accounts = readAccounts();
  const found =
    accounts.find((account) => account.name === 'postgres') ??
    accounts.find((account) => account.name === 'nobody');
  return found ?? { name: 'nobody', uid: 65534, gid: 65534 };
}

/** The owner of a folder, by ids. */
export function accountOf(owner: { uid: number; gid: number }): Account {
  const known = readAccounts().find((account) => account.uid === owner.uid);
  return { name: known?.name ?? `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}
