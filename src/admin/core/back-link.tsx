import { Link } from '@tanstack/react-router';
import { IconChevronLeft } from '#ui/icons.tsx';

/** A link above the title of a record, back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="btn btn-ghost btn-flush btn-sm">
      <IconChevronLeft size={18} />
      {children}
    </Link>
  );
}
