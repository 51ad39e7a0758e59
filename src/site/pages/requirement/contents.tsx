import type { Requirement } from '#api/requirements/contract.ts';
import { SheetSection } from '#site/components/sheet.tsx';
import { requirementMessages } from '#site/i18n/requirement.ts';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Prose } from '#ui/prose.tsx';
import { Steps } from '#ui/steps.tsx';
import { History } from './history.tsx';
import { Items, Palette } from './items.tsx';
import { References } from './references.tsx';
import { Deliverables, Screens } from './tables.tsx';

/** What the newest version says, and the versions before it. */
export function Contents({ data }: { data: Requirement }) {
  const text = useMessages(requirementMessages);
  return (
    <>
      <div className="grid gap-x-10 lg:grid-cols-[3fr_2fr]">
        <SheetSection id="brief" heading={text.brief}>
          <Prose html={data.briefHtml} className="text-base" />
        </SheetSection>
        {(data.styleHtml || data.palette.length > 0) && (
          <SheetSection id="style" heading={text.style}>
            <Prose html={data.styleHtml} className="text-base" />
            {data.palette.length > 0 && <Palette colors={data.palette} />}
          </SheetSection>
        )}
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
    </>
  );
}

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
