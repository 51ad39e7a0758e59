import type { Requirement } from '#api/requirements/contract.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { dotted, Sheet, SheetBody, SheetHeader, SheetSection } from '#site/components/sheet.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { definePage } from '#site/page.ts';
import { withSheetFrame } from '#site/sheets/with-frame.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Prose } from '#ui/prose.tsx';
import { Steps } from '#ui/steps.tsx';
import { Approval } from './approval.tsx';
import { History } from './history.tsx';
import { Items, Palette } from './items.tsx';
import { References } from './references.tsx';
import { Deliverables, Screens } from './tables.tsx';

export default withSheetFrame(
  definePage<Requirement>({
    load: ({ api, params }) =>
      api('GET /shares/requirements/:token', { params: { token: params.uuid ?? '' } }),
    head: ({ data }) => ({ title: `${data.title} · ${data.number}` }),
    View: ({ data, params }) => (
      <Sheet locale={data.locale}>
        <RequirementSheet data={keepUnits(data)} token={params.uuid ?? ''} />
      </Sheet>
    ),
  }),
  { token: 'uuid' },
);

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
      <SheetBody>
        <Approval data={data} />
        <div className="grid gap-x-10 lg:grid-cols-[3fr_2fr]">
          <SheetSection id="brief" heading={text.brief}>
            <Prose html={data.briefHtml} className="text-base" />
          </SheetSection>
          <SheetSection id="style" heading={text.style}>
            <Prose html={data.styleHtml} className="text-base" />
            <Palette colors={data.palette} />
          </SheetSection>
        </div>
        <SheetSection id="items" heading={text.items} aside={text.itemCount(data.items.length)}>
          <Items items={data.items} />
        </SheetSection>
        {data.references.length > 0 && (
          <SheetSection id="references" heading={text.references}>
            <References references={data.references} items={data.items} />
          </SheetSection>
        )}
        {data.screens.length > 0 && (
          <SheetSection id="screens" heading={text.screens}>
            <Screens screens={data.screens} />
          </SheetSection>
        )}
        {data.deliverables.length > 0 && (
          <SheetSection id="deliverables" heading={text.deliverables}>
            <Deliverables deliverables={data.deliverables} />
          </SheetSection>
        )}
        {data.milestones.length > 0 && (
          <SheetSection id="milestones" heading={text.milestones} panel>
            <Milestones milestones={data.milestones} />
          </SheetSection>
        )}
        <SheetSection id="history" heading={text.history} lead={text.historyLead}>
          <History history={data.history} />
        </SheetSection>
      </SheetBody>
    </>
  );
}

const stateTones = {
  draft: undefined,
  in_review: 'warn',
  approved: 'good',
  closed: undefined,
} as const;

function Milestones({ milestones }: { milestones: Requirement['milestones'] }) {
  const text = useMessages(requirementMessages);
  const { day } = useDates();
  const next = milestones.findIndex((milestone) => milestone.doneOn === null);
  return (
    <Steps
      direction="row"
      steps={milestones.map(({ name, dueOn, doneOn, late }, index) => ({
        title: name,
        meta: text.planned(day(dueOn)),
        text: doneOn ? (
          text.done(day(doneOn))
        ) : late ? (
          <span className="text-bad">{text.late}</span>
        ) : undefined,
        state: doneOn ? 'done' : index === next ? 'current' : 'open',
      }))}
    />
  );
}
