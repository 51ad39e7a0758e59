import { useState } from 'react';
import type { Finding } from '#api/publishing/contract.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Dialog } from '../core/dialog.tsx';
import { isErrorCode } from '../core/error-text.ts';
import { useAction } from '../core/use-action.ts';
import { Findings } from '../publishing/record/findings.tsx';
import { releaseMessages } from './messages.ts';
import { FileFacts } from './release-file.tsx';
import { type Release, useRefreshReleases } from './use-releases.ts';

/** Asks before a version is issued, since it cannot be changed afterwards. */
export function IssueDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  const text = useMessages(releaseMessages);
  const { run, isBusy } = useAction();
  const refresh = useRefreshReleases();
  const [findings, setFindings] = useState<Finding[]>([]);
  const { id, version, revision, file } = release;
  const issue = () =>
    run(async (api) => {
      try {
        const body = { revision, sha256: file?.sha256 ?? null };
        await api('POST /admin/releases/:id/publication', { params: { id }, body });
      } catch (error) {
        if (!isErrorCode(error, 'PUBLICATION_BLOCKED')) throw error;
        setFindings((error.data as { findings: Finding[] }).findings);
        return;
      }
      await refresh(text.issued);
      onClose();
    });
  return (
    <Dialog title={text.issueTitle(version)} description={text.issueText} onClose={onClose} isWide>
      <div className="grid gap-5">
        {findings.length > 0 && (
          <>
            <Notice kind="error">{text.blocked}</Notice>
            <Findings kind="download" findings={findings} onGoTo={onClose} />
          </>
        )}
        {file && (
          <div>
            <p className="mb-2 text-sm font-medium">{text.issueFacts}</p>
            <FileFacts file={file} />
          </div>
        )}
        <Button busy={isBusy} className="justify-self-end" onClick={issue}>
          {text.issueNow}
        </Button>
      </div>
    </Dialog>
  );
}
