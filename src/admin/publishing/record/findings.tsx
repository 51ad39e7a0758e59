import { lazy, Suspense, useState } from 'react';
import type { Finding } from '#api/publishing/contract.ts';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { MediaDrawer } from '../../media/record/drawer.tsx';
import { fieldName } from '../forms/field-name.ts';
import { entryListOf } from './block-conflict.ts';
import { dialogMessages } from './dialog-messages.ts';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';

const BlockFieldName = lazy(() => import('../../pages/block-field-name.tsx'));

/**
 * Findings of the check, a line for each. Each names its field and leads to it; what a picture of the
 * library lacks is written in the library's drawer, in place.
 */
export function Findings({
  kind,
  sessions = [],
  findings,
  onGoTo,
  onMended,
}: {
  kind: ContentKind;
  /** The parts that are open, for the names of blocks. */
  sessions?: readonly PartSession[];
  findings: readonly Finding[];
  onGoTo: (part: ContentPart, field: string) => void;
  /** Something was changed here that the findings are about. */
  onMended?: () => void;
}) {
  const text = useMessages(dialogMessages);
  const names = useMessages(recordMessages);
  const locale = useLocale();
  const [media, setMedia] = useState<string>();
  const closeMedia = () => {
    setMedia(undefined);
    onMended?.();
  };
  return (
    <>
      <ul className="divide-y divide-line rounded-sm border border-line text-sm">
        {findings.map((finding, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one field may have the same problem twice
            key={`${finding.part} ${finding.field} ${index}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2"
          >
            <Badge tone={finding.severity === 'block' ? 'bad' : 'warn'}>
              {text.severities[finding.severity]}
            </Badge>
            <span className="text-ink-muted">{names.parts[finding.part]}</span>
            <span className="min-w-0 grow basis-60">
              <FieldOf finding={finding} kind={kind} sessions={sessions} />
              {finding.message[locale]}
              {finding.quote && <q className="ms-1 break-all text-ink-muted">{finding.quote}</q>}
            </span>
            <button
              type="button"
              className="link min-h-9 pointer-coarse:min-h-11"
              onClick={() =>
                finding.media ? setMedia(finding.media) : onGoTo(finding.part, finding.field)
              }
            >
              {finding.media ? text.writeAlt : text.goThere}
            </button>
          </li>
        ))}
      </ul>
      {media && <MediaDrawer id={media} asksForAlt onClose={closeMedia} />}
    </>
  );
}

/** The name of the field, with a colon; nothing for a finding on the whole part. */
function FieldOf({
  finding: { part, field },
  kind,
  sessions,
}: {
  finding: Finding;
  kind: ContentKind;
  sessions: readonly PartSession[];
}) {
  const text = useMessages(dialogMessages);
  const locale = useLocale();
  if (field === '' || field === '(body)') return null;
  return (
    <span className="font-medium">
      {entryListOf(field)?.list === 'blocks' ? (
        <Suspense>
          <BlockFieldName field={field} source={sessions.find((one) => one.part === part)} />
        </Suspense>
      ) : (
        fieldName(field, locale, kind, part)
      )}
      {text.colon}
    </span>
  );
}
