import { Link, useNavigate } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconPlus } from '#ui/tool-icons.tsx';
import { Answer } from '../core/answer.tsx';
import type { AnswerTo } from '../core/api.ts';
import { Panel } from '../core/panel.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { useAnswer } from '../core/use-answer.ts';
import { sheetMessages } from '../sheets/messages.ts';
import { stageTones } from '../sheets/types.ts';
import { Waiting } from '../sheets/waiting.tsx';
import { chainMessages } from './chain-messages.ts';
import { PROJECTS_KEY, type Project } from './types.ts';

type Step = AnswerTo<'GET /admin/projects/:id/chain'>['steps'][number];
type ChainSheet = Step['sheets'][number];

/** The sheets of a project along its spine, and what comes next. */
export function Chain({ project }: { project: Project }) {
  const text = useMessages(chainMessages);
  const { id } = project;
  const query = useAnswer(
    [PROJECTS_KEY, 'chain', id],
    (api) => api('GET /admin/projects/:id/chain', { params: { id } }),
    {
      // Customers act on their sheets meanwhile.
      staleTime: 0,
    },
  );
  return (
    <Panel title={text.title}>
      <Answer query={query}>
        {({ steps }) => (
          <ol className="ms-1.5 border-s border-line">
            {steps.map((step) => (
              <StepOfChain key={step.kind} project={project} step={step} />
            ))}
          </ol>
        )}
      </Answer>
    </Panel>
  );
}

function StepOfChain({ project, step }: { project: Project; step: Step }) {
  const text = useMessages(chainMessages);
  const name = useMessages(sheetMessages).kinds[step.kind];
  const isReached = step.sheets.length > 0;
  return (
    <li className="relative pb-6 ps-6 last:pb-0">
      <span
        aria-hidden
        className={`absolute -start-[6.5px] top-1.5 size-3 rounded-full border-2 border-surface ${
          isReached ? 'bg-key' : 'bg-line'
        }`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-sm font-semibold">{name}</h3>
        <Make project={project} step={step} />
      </div>
      {isReached ? (
        <ul className="mt-2 grid gap-3">
          {step.sheets.map((sheet) => (
            <SheetOfChain key={sheet.id} sheet={sheet} />
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-muted">{text.none}</p>
      )}
    </li>
  );
}

function SheetOfChain({ sheet }: { sheet: ChainSheet }) {
  const text = useMessages(chainMessages);
  const words = useMessages(sheetMessages);
  const locale = useLocale();
  const dates = useDates();
  const { id, number, title, stage, waiting, owner, links, lastOpenedAt } = sheet;
  const tone = stageTones[stage];
  return (
    <li className="rounded-sm border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/sheets/${id}`} className="link font-medium whitespace-nowrap">
          {number}
        </Link>
        <Badge {...(tone && { tone })}>{words.stages[stage]}</Badge>
        {waiting && <Waiting waiting={waiting} />}
      </div>
      <p className="mt-1 break-words">{(locale === 'en' && title.en) || title.zh}</p>
      <p className="mt-1 text-xs text-ink-muted">
        {[
          owner?.name,
          stage !== 'draft' && text.links(links),
          stage !== 'draft' &&
            (lastOpenedAt ? text.opened(dates.moment(lastOpenedAt)) : text.neverOpened),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

/** Makes a sheet from the one before, or the first one of the project. */
function Make({ project, step: { kind, source } }: { project: Project; step: Step }) {
  const text = useMessages(chainMessages);
  const may = useMay();
  const navigate = useNavigate();
  const { run, isBusy } = useAction([PROJECTS_KEY]);
  if (!may('sheets.create')) return null;
  const make = () =>
    run(async (api) => {
      const { id } = await api('POST /admin/sheets', {
        body: {
          kind,
          titleZh: project.name,
          projectId: project.id,
          ...(source && { previousId: source.id }),
        },
      });
      await navigate({ to: `/sheets/${id}` });
    });
  return (
    <Button variant="ghost" size="sm" icon={IconPlus} busy={isBusy} onClick={() => void make()}>
      {source ? text.makeFrom(source.number) : text.make}
    </Button>
  );
}
