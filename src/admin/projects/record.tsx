import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { BackLink } from '../core/back-link.tsx';
import { Panel } from '../core/panel.tsx';
import { useMay } from '../core/session.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { RecordEnd } from '../records/record-end.tsx';
import { OPEN_RECORD } from '../records/use-refresh.ts';
import { Chain } from './chain.tsx';
import { ProjectForm } from './form.tsx';
import { projectMessages } from './messages.ts';
import { PROJECTS_KEY, type Project, stageTones } from './types.ts';

export function ProjectRecord() {
  const { id = '' } = useParams({ strict: false });
  const query = useAnswer([PROJECTS_KEY, OPEN_RECORD, id], (api) =>
    api('GET /admin/projects/:id', { params: { id } }),
  );
  return <Answer query={query}>{(project) => <View project={project} />}</Answer>;
}

function View({ project }: { project: Project }) {
  const text = useMessages(projectMessages);
  const may = useMay();
  const navigate = useNavigate();
  const { id, number, name, stage, customerId, customerName, bookingId } = project;
  const tone = stageTones[stage];
  return (
    <>
      <BackLink to="/projects">{text.back}</BackLink>
      <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-2xl break-words">{name}</h1>
        <Badge {...(tone && { tone })}>{text.stages[stage]}</Badge>
        <span className="text-sm text-ink-muted">{number}</span>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          {may('sheets.read') && <Chain project={project} />}
          <Panel title={text.facts}>
            <ProjectForm key={project.updatedAt} project={project} />
            <RecordEnd
              kind="project"
              id={id}
              question={text.removeAsk(name)}
              remove={(api) => api('DELETE /admin/projects/:id', { params: { id } })}
              onDone={() => void navigate({ to: '/projects' })}
            />
          </Panel>
        </div>
        <Panel title={text.customer}>
          <DefinitionList
            items={[
              {
                term: text.customerId,
                detail: (
                  <Link to="/customers" search={{ id: customerId } as never} className="link">
                    {customerName}
                  </Link>
                ),
              },
              {
                term: text.booking,
                detail:
                  bookingId && may('bookings.read') ? (
                    <Link to={`/bookings/${bookingId}`} className="link">
                      {project.bookingReference}
                    </Link>
                  ) : null,
              },
            ].filter(({ detail }) => detail)}
          />
        </Panel>
      </div>
    </>
  );
}
