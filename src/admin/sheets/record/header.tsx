import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { BackLink } from '../../core/back-link.tsx';
import { Confirmation } from '../../core/confirmation.tsx';
import { HistoryLink } from '../../core/record-actions.tsx';
import { useMay } from '../../core/session.tsx';
import { CreateDialog } from '../create-dialog.tsx';
import { sheetMessages } from '../messages.ts';
import { type SheetRecord, stageTones } from '../types.ts';
import { Waiting } from '../waiting.tsx';
import { SendDialog } from './send-dialog.tsx';
import type { SheetSession } from './session.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { useSheetActions } from './use-sheet-actions.ts';
import { useSheetScreen } from './use-sheet-screen.ts';

type Dialog = 'send' | 'withdraw' | 'close' | 'remove' | 'template' | 'copy';

/** Title, state and actions of a sheet. */
export function SheetHeader({ sheet, session }: { sheet: SheetRecord; session: SheetSession }) {
  const text = useMessages(sheetMessages);
  const locale = useLocale();
  const may = useMay();
  const actions = useSheetActions(session);
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { number, kind, stage, title, project, customerName, revision } = sheet;
  const tone = stageTones[stage];
  const isHere = !sheet.deletedAt;
  const hasOwnSending = useSheetScreen(kind).data?.Sending !== undefined;
  const sendsItself = hasOwnSending && isHere && stage === 'draft';
  const asks = {
    withdraw: [text.withdraw, text.withdrawAsk, actions.withdraw],
    close: [text.close, text.closeAsk, actions.close],
    remove: [text.remove, text.removeAsk(number), actions.remove],
  } as const;
  const ask = dialog && dialog in asks ? asks[dialog as keyof typeof asks] : undefined;
  return (
    <>
      <BackLink to="/sheets">{text.back}</BackLink>
      <div className="mt-1 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl break-words">
          {(locale === 'en' && title.en) || title.zh}
        </h1>
        <Badge {...(tone && { tone })}>{text.stages[stage]}</Badge>
        {stage !== 'draft' && <Badge>{text.revision(revision)}</Badge>}
      </div>
      <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        <span>
          {text.kinds[kind]} {number}
        </span>
        {customerName && <span>{customerName}</span>}
        {project && (
          <Link to={`/projects/${project.id}`} className="link">
            {project.number}
          </Link>
        )}
        {sheet.waiting && <Waiting waiting={sheet.waiting} />}
      </p>
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        {may('sheets.send') && (sheet.canSend || sendsItself) && (
          <Button onClick={() => setDialog('send')}>
            {stage === 'open' ? text.sendAgain : text.send}
          </Button>
        )}
        {may('sheets.send') && isHere && stage === 'open' && (
          <>
            <Action onClick={() => setDialog('withdraw')}>{text.withdraw}</Action>
            <Action onClick={() => setDialog('close')}>{text.close}</Action>
          </>
        )}
        {may('sheets.create') && isHere && (
          <>
            <Action onClick={() => setDialog('copy')}>{text.copy}</Action>
            <Action onClick={() => setDialog('template')}>{text.saveTemplate}</Action>
          </>
        )}
        {may('sheets.delete') && isHere && stage !== 'open' && !sheet.isSealed && (
          <Action onClick={() => setDialog('remove')}>{text.remove}</Action>
        )}
        {may('sheets.delete') && !isHere && (
          <Action onClick={() => void actions.recover()}>{text.recover}</Action>
        )}
        <HistoryLink entityType={kind} entityId={sheet.id} />
      </div>
      {dialog === 'send' && <SendDialog session={session} onClose={close} />}
      {dialog === 'copy' && <CreateDialog source={{ sheet, kind, as: 'copy' }} onClose={close} />}
      {dialog === 'template' && <TemplateDialog sheet={sheet} onClose={close} />}
      {ask && (
        <Confirmation
          title={ask[0]}
          description={ask[1]}
          action={ask[0]}
          isBusy={actions.isBusy}
          onConfirm={async () => {
            if (await ask[2]()) close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" flush onClick={onClick}>
      {children}
    </Button>
  );
}
