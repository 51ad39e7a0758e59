import { useState } from 'react';
import { locales } from '#contracts/locale.ts';
import { waitingParties } from '#contracts/sheets/kinds.ts';
import { SelectField, TextField } from '#ui/fields.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { optionsOf } from '../../core/filters.tsx';
import { useMay } from '../../core/session.tsx';
import type { Found } from '../../form/sources.ts';
import { sheetMessages } from '../messages.ts';
import { ProjectField } from '../project-field.tsx';
import type { SheetRecord } from '../types.ts';
import { useOwners } from '../use-owners.ts';
import { problemsBelow } from './problems.ts';
import type { SheetSession } from './session.ts';
import { useSheetSnapshot } from './use-sheet-session.ts';

type Head = SheetRecord['head'];
type TextName = 'titleZh' | 'titleEn' | 'customerName' | 'siteName';

/** The head of a sheet: what all kinds have. */
export function HeadForm({ session, isReadOnly }: { session: SheetSession; isReadOnly: boolean }) {
  const text = useMessages(sheetMessages);
  const may = useMay();
  const { data, state } = useSheetSnapshot(session);
  const problems = problemsBelow('head', state);
  const { head } = data;
  const change = (changes: Partial<Head>) =>
    session.engine.change({ ...data, head: { ...head, ...changes } });
  const field = (name: TextName, label: string) => ({
    label,
    value: head[name] ?? '',
    readOnly: isReadOnly,
    error: problems.find(({ path }) => path === name)?.message,
    maxLength: 160,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: name === 'titleEn' ? target.value || null : target.value }),
  });
  const { project } = session.sheet;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('titleZh', text.titleZh)} required />
      <TextField {...field('titleEn', text.titleEn)} lang="en" />
      <TextField {...field('customerName', text.customer)} />
      <TextField {...field('siteName', text.site)} />
      {!isReadOnly && (
        <>
          <ProjectChoice
            stored={project}
            projectId={head.projectId}
            onChange={(projectId) => change({ projectId })}
          />
          <SelectField
            preselected
            label={text.language}
            value={head.locale}
            onChange={({ target }) => change({ locale: target.value as Head['locale'] })}
            options={optionsOf(locales, text.languages)}
          />
          {may('sheets.update') && (
            <OwnerChoice ownerId={head.ownerId} onChange={(ownerId) => change({ ownerId })} />
          )}
          <SelectField
            preselected
            label={text.waiting}
            value={head.waitingOn ?? ''}
            onChange={({ target }) =>
              change({ waitingOn: (target.value || null) as Head['waitingOn'] })
            }
            none={text.nobody}
            options={optionsOf(waitingParties, text.parties)}
          />
        </>
      )}
    </div>
  );
}

/** The project; the API tells the name of the stored one, and the choice that of another. */
function ProjectChoice({
  stored,
  projectId,
  onChange,
}: {
  stored: SheetRecord['project'];
  projectId: string | null;
  onChange: (projectId: string | null) => void;
}) {
  const [chosen, setChosen] = useState<Found | null>(stored);
  return (
    <ProjectField
      chosen={chosen?.id === projectId ? chosen : null}
      onChange={(project) => {
        setChosen(project);
        onChange(project?.id ?? null);
      }}
    />
  );
}

function OwnerChoice({
  ownerId,
  onChange,
}: {
  ownerId: string | null;
  onChange: (ownerId: string | null) => void;
}) {
  const text = useMessages(sheetMessages);
  return (
    <SelectField
      preselected
      label={text.owner}
      value={ownerId ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      none={text.noOwner}
      options={useOwners().map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
