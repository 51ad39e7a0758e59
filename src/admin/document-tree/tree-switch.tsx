import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { treeMessages } from './messages.ts';

/** Switches between the list of documents and their tree. */
export function TreeSwitch() {
  const text = useMessages(treeMessages);
  const links = [
    { to: '/content/document', label: text.toList },
    { to: '/content/document/tree', label: text.toTree },
  ];
  return (
    <nav aria-label={text.views} className="segments -mt-2 mb-5">
      {links.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="segment"
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
