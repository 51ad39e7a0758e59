import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SheetKind } from '#contracts/sheets/kinds.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../../core/panel.tsx';
import { useMay } from '../../core/session.tsx';
import { CreateDialog } from '../create-dialog.tsx';
import { sheetMessages } from '../messages.ts';
import { type SheetRecord, stageTones } from '../types.ts';

type Neighbour = NonNullable<SheetRecord['previous']>;

/** The sheets before and after in the chain, and what can be made from this one. */
export function ChainPanel({ sheet }: { sheet: SheetRecord }) {
  const text = useMessages(sheetMessages);
  const may = useMay();
  const [made, setMade] = useState<SheetKind>();
  const { previous, next, makes } = sheet;
  return (
    <Panel title={text.chain}>
      {!previous && next.length === 0 && <p className="text-sm text-ink-muted">{text.chainNone}</p>}
      {previous && <Neighbours title={text.before} sheets={[previous]} />}
      {next.length > 0 && <Neighbours title={text.after} sheets={next} />}
      {may('sheets.create') && !sheet.deletedAt && makes.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
          {makes.map((kind) => (
            <Button key={kind} variant="ghost" size="sm" flush onClick={() => setMade(kind)}>
              {text.make(text.kinds[kind])}
            </Button>
          ))}
        </div>
      )}
      {made && (
        <CreateDialog
          source={{ sheet, kind: made, as: 'next' }}
          onClose={() => setMade(undefined)}
        />
      )}
    </Panel>
  );
}

function Neighbours({ title, sheets }: { title: string; sheets: Neighbour[] }) {
  const text = useMessages(sheetMessages);
  return (
    <div className="mb-4 last:mb-0">
      <h3 className="mb-1.5 text-xs text-ink-muted">{title}</h3>
      <ul className="grid gap-2 text-sm">
        {sheets.map(({ id, kind, number, stage }) => {
          const tone = stageTones[stage];
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to={`/sheets/${id}`} className="link">
                {number}
              </Link>
              <span className="text-ink-muted">{text.kinds[kind]}</span>
              <Badge {...(tone && { tone })}>{text.stages[stage]}</Badge>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
