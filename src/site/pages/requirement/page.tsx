import type { Requirement } from '#api/requirements/contract.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { dotted, Sheet, SheetBody, SheetHeader } from '#site/components/sheet.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { definePage } from '#site/page.ts';
import { withSheetFrame } from '#site/sheets/with-frame.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Approval } from './approval.tsx';
import { ApprovalEnd } from './approve/approval-end.tsx';
import { Contents } from './lazy-contents.ts';
import { NewerVersion } from './newer-version.tsx';
import { partTitle } from './part-title.ts';

export default withSheetFrame(
  definePage<Requirement>({
    async load({ api, params }) {
      const data = await api('GET /shares/requirements/:token', {
        params: { token: params.uuid ?? '' },
      });
      await Contents.load();
      return data;
    },
    head: ({ data }) => ({ title: `${data.title} · ${data.number}` }),
    View: ({ data, params }) => (
      <Sheet locale={data.locale}>
        <RequirementSheet data={keepUnits(data)} token={params.uuid ?? ''} />
      </Sheet>
    ),
  }),
  { token: 'uuid', titleOf: partTitle },
);

/** It has no state of its own: its contents stay as the server made them until they are touched. */
function RequirementSheet({ data, token }: { data: Requirement; token: string }) {
  const text = useMessages(requirementMessages);
  const { day } = useDates();
  return (
    <>
      <SheetHeader
        kind={text.kind}
        title={data.title}
        lead={dotted(data.customerName, data.projectNumber)}
        number={data.number}
        version={data.version}
        status={{ label: text.states[data.state], tone: stateTones[data.state] }}
        date={text.issued(day(data.issuedAt))}
        pdf={`requirements/${token}`}
      />
      <SheetBody saysMove={data.mayApprove}>
        <NewerVersion version={data.version} />
        <Approval data={data} token={token} />
        <Contents data={data} />
        <ApprovalEnd data={data} token={token} />
      </SheetBody>
    </>
  );
}

const stateTones = { in_review: 'warn', approved: 'good', closed: undefined } as const;
