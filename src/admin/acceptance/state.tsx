import { acceptanceWords } from '#contracts/sheets/words/acceptance.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Moment } from '../core/moment.tsx';
import { siteAddress } from '../core/site-address.ts';
import { useAnswer } from '../core/use-answer.ts';
import { PhotoList } from '../sheets/photo-list.tsx';
import type { BodyEditorProps } from '../sheets/screen-of-kind.ts';
import { SHEETS_KEY } from '../sheets/types.ts';
import { acceptanceAdminMessages } from './messages.ts';

const tones = { pending: undefined, pass: 'good', fail: 'bad' } as const;

/** What the customer has decided and signed; nothing in a draft. */
export function AcceptanceState({ sheet }: BodyEditorProps) {
  const text = useMessages(acceptanceAdminMessages);
  const words = useMessages(acceptanceWords);
  const { moment } = useDates();
  const locale = useLocale();
  const query = useAnswer(
    [SHEETS_KEY, 'acceptance', sheet.id],
    (api) => api('GET /admin/acceptance/:id', { params: { id: sheet.id } }),
    { enabled: sheet.stage !== 'draft' },
  );
  if (sheet.stage === 'draft') return null;
  return (
    <Answer query={query}>
      {({ items, signatures, rejection, seal, number }) => (
        <section aria-label={text.state} className="grid gap-4">
          {rejection && (
            <Notice kind="warning">
              {text.rejected(rejection.name)} {rejection.reason}
            </Notice>
          )}
          <Table
            showsCaption
            caption={text.state}
            rows={items}
            columns={[
              { head: text.item, cell: ({ title }) => title },
              {
                head: text.result,
                cell: ({ result, remark }) => (
                  <>
                    <Badge dot={result !== 'pending'} tone={tones[result]}>
                      {words.results[result]}
                    </Badge>
                    {remark && <span className="mt-1 block text-xs">{remark}</span>}
                  </>
                ),
              },
              {
                head: text.by,
                cell: ({ decidedBy, decidedAt }) =>
                  decidedBy &&
                  decidedAt && (
                    <span className="grid gap-0.5">
                      {decidedBy}
                      <span className="text-xs text-ink-muted">
                        <Moment at={decidedAt} />
                      </span>
                    </span>
                  ),
              },
              {
                head: text.evidence,
                cell: ({ photos }) =>
                  photos.length > 0 && <PhotoList photos={photos} label={text.evidence} />,
              },
            ]}
          />
          <ul className="grid gap-1.5 text-sm" aria-label={text.signatures}>
            {signatures.map(({ party, name, title, signedAt, isOtherThanExpected }) => (
              <li key={party}>
                {[
                  text.parties[party],
                  name,
                  title,
                  moment(signedAt),
                  isOtherThanExpected ? text.otherSigner : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          {seal && (
            <p className="text-sm">
              {text.code} <code className="font-mono">{seal.verificationCode}</code>{' '}
              <a
                className="link"
                href={siteAddress(
                  `verify?${new URLSearchParams({ number, code: seal.verificationCode })}`,
                  locale,
                )}
              >
                {text.verify}
              </a>
            </p>
          )}
        </section>
      )}
    </Answer>
  );
}
