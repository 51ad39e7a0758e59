import { Badge } from '#ui/badge.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { systemMessages } from './messages.ts';
import type { System } from './use-system.ts';

export function VersionsPanel({ system: { versions, process } }: { system: System }) {
  const text = useMessages(systemMessages);
  const dates = useDates();
  const bytes = useBytes();
  const { build, node, postgres, migrations, migratedAt } = versions;
  return (
    <Panel title={text.versions}>
      <DefinitionList
        items={[
          { term: text.build, detail: <code className="font-mono break-all">{build}</code> },
          { term: 'Node.js', detail: node },
          { term: 'PostgreSQL', detail: postgres },
          {
            term: text.migrations,
            detail: migratedAt && text.migrationsOf(migrations, dates.day(migratedAt)),
          },
          { term: text.startedAt, detail: dates.moment(process.startedAt) },
          { term: text.memory, detail: bytes(process.memoryBytes) },
        ]}
      />
    </Panel>
  );
}

export function StoragePanel({ system: { storage } }: { system: System }) {
  const text = useMessages(systemMessages);
  const bytes = useBytes();
  const dates = useDates();
  const { databaseBytes, files, disk, lastBackupAt } = storage;
  return (
    <Panel id="storage" title={text.storage}>
      <DefinitionList
        items={[
          { term: text.database, detail: bytes(databaseBytes) },
          ...files.map(({ kind, bytes: size }) => ({
            term: text.files[kind],
            detail: bytes(size),
          })),
          {
            term: text.disk,
            detail: disk && text.diskOf(bytes(disk.freeBytes), bytes(disk.totalBytes)),
          },
          {
            term: text.lastBackup,
            detail: lastBackupAt ? dates.moment(lastBackupAt) : text.noBackup,
          },
        ]}
      />
    </Panel>
  );
}

export function ServicesPanel({ system: { services } }: { system: System }) {
  const text = useMessages(systemMessages);
  return (
    <Panel title={text.services}>
      <ul className="grid gap-2 text-sm">
        {services.map(({ name, isConfigured }) => (
          <li key={name} className="flex items-center justify-between gap-4">
            <code className="font-mono break-all">{name}</code>
            <Badge dot {...(isConfigured && { tone: 'good' as const })}>
              {isConfigured ? text.configured : text.notConfigured}
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Writes sizes in units of 1024 bytes with one decimal. */
function useBytes(): (bytes: number) => string {
  const number = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 1 });
  return (bytes) => {
    const units = ['B', 'KB', 'MB', 'GB', 'TB'];
    const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
    return `${number.format(bytes / 1024 ** power)} ${units[power]}`;
  };
}
