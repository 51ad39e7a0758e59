import { Link, useNavigate } from '@tanstack/react-router';
import { projectStages } from '#contracts/enums/projects.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { Dialog } from '../core/dialog.tsx';
import { optionsOf } from '../core/filters.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { ProjectForm } from './form.tsx';
import { projectMessages } from './messages.ts';
import { type Project, stageTones } from './types.ts';

export function ProjectList() {
  const text = useMessages(projectMessages);
  const navigate = useNavigate();
  const columns = useColumns();
  return (
    <RecordList
      kind="project"
      title={text.title}
      intro={<ListIntro>{text.intro}</ListIntro>}
      searchLabel={text.search}
      filters={[
        {
          name: 'stage',
          label: text.stage,
          options: optionsOf(projectStages, text.stages),
        },
      ]}
      read={listOf('GET /admin/projects')}
      columns={columns}
      nameOf={({ name }) => name}
      totalText={text.total}
      empty={{ title: text.emptyTitle, text: text.emptyText }}
      none={{ title: text.noneTitle, text: text.noneText }}
      add={text.add}
      form={(onClose) => (
        <Dialog title={text.add} isWide onClose={onClose}>
          <ProjectForm
            project={undefined}
            onDone={(id) => {
              onClose();
              void navigate({ to: `/projects/${id}` });
            }}
          />
        </Dialog>
      )}
    />
  );
}

function useColumns(): Column<Project>[] {
  const text = useMessages(projectMessages);
  const dates = useDates();
  return [
    {
      head: text.name,
      cell: ({ id, number, name }) => (
        <span className="grid gap-0.5">
          <Link to={`/projects/${id}`} className="link break-words">
            {name}
          </Link>
          <span className="text-xs font-normal text-ink-muted">{number}</span>
        </span>
      ),
    },
    {
      head: text.stage,
      cell: ({ stage }) => {
        const tone = stageTones[stage];
        return <Badge {...(tone && { tone })}>{text.stages[stage]}</Badge>;
      },
    },
    { head: text.customerId, cell: ({ customerName }) => customerName },
    { head: text.ownerId, cell: ({ ownerName }) => ownerName },
    {
      head: text.goLiveOn,
      cell: ({ goLiveOn }) =>
        goLiveOn && <span className="whitespace-nowrap">{dates.day(goLiveOn)}</span>,
    },
  ];
}
