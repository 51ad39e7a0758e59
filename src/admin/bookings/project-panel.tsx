import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { useMay } from '../core/session.tsx';
import { recordMessages } from './messages.ts';
import { ProjectDialog } from './project-dialog.tsx';
import type { Booking } from './types.ts';

/** The project that was made of a booking, or the step that makes it. */
export function ProjectPanel({ booking }: { booking: Booking }) {
  const text = useMessages(recordMessages);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { project } = booking;
  const mayMake = may('projects.create') && !booking.erasedAt;
  if (!project && !mayMake) return null;
  return (
    <Panel title={text.project}>
      {project ? (
        <>
          <Link to={`/projects/${project.id}`} className="link break-words">
            {project.name}
          </Link>
          <p className="mt-1 text-sm text-ink-muted">
            {project.number} · {project.customer.name}
          </p>
        </>
      ) : (
        <>
          <p className="mb-4 text-sm text-ink-muted">{text.projectNone}</p>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {text.projectMake}
          </Button>
        </>
      )}
      {isOpen && <ProjectDialog booking={booking} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
