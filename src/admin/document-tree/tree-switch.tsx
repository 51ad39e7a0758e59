import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { treeMessages } from './messages.ts';

/** Switches between the list of documents and their tree. */
export function TreeSwitch({ current }: { current: 'list' | 'tree' }) {
  const text = useMessages(treeMessages);
  const links = [
    { view: 'list', to: '/content/document', label: text.toList },
    { view: 'tree', to: '/content/document/tree', label: text.toTree },
  ];
  return (
    <nav aria-label={text.views} className="segments -mt-2 mb-5">
      {links.map(({ view, to, label }) => (
        <Link
          key={view}
          to={to}
          className="segment"
          activeProps={{}}
          aria-current={view === current ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
