import { useQuery } from '@tanstack/react-query';
import type { AdminEndpoints } from '#api/endpoints.ts';
import type { RouteData } from '#contracts/route.ts';
import { BarList } from '#ui/bar.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { useSession } from '../core/session.tsx';
import { sceneMessages } from './messages.ts';

type Views = RouteData<AdminEndpoints['GET /admin/scenes/:id/views']>;

/** How often a scene, its cameras and its lights were opened. */
export function OpeningsPanel({ sceneId }: { sceneId: string }) {
  const text = useMessages(sceneMessages);
  const { api } = useSession();
  const query = useQuery({
    queryKey: ['scene-views', sceneId],
    queryFn: () => api('GET /admin/scenes/:id/views', { params: { id: sceneId } }),
  });
  return (
    <Panel title={text.openings}>
      <Answer query={query}>{(views) => <Openings {...views} />}</Answer>
    </Panel>
  );
}

function Openings({ days, cameras, lights }: Views) {
  const text = useMessages(sceneMessages);
  const used = days.filter(({ openings }) => openings > 0).reverse();
  const total = used.reduce((sum, { openings }) => sum + openings, 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <div className="grid gap-3">
        <p className="text-3xl font-semibold tabular-nums">{text.times(total)}</p>
        <p className="text-xs text-ink-muted">{text.openingsText}</p>
        {used.length > 0 && (
          <details>
            <summary className="cursor-pointer text-sm">{text.perDay}</summary>
            <Table
              caption={text.perDay}
              phone="scroll"
              rows={used}
              rowKey={({ day }) => day}
              columns={[
                { head: text.day, cell: ({ day }) => day },
                { head: text.count, align: 'end', cell: ({ openings }) => openings },
              ]}
            />
          </details>
        )}
      </div>
      <Seen title={text.cameras} items={cameras} />
      <Seen title={text.lights} items={lights} />
    </div>
  );
}

function Seen({ title, items }: { title: string; items: Views['cameras'] }) {
  const text = useMessages(sceneMessages);
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <p className="mt-1 mb-4 text-xs text-ink-muted">{text.viewsText}</p>
      <BarList
        items={items.map(({ label, views }) => ({
          label: label[locale] || label.zh,
          value: views,
          text: text.times(views),
        }))}
      />
    </div>
  );
}
