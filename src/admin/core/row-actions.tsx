import { Button } from '#ui/button.tsx';

/** An action in the row of a table. */
interface RowAction {
  label: string;
  /** Name with the row's own, for screen readers. */
  name: string;
  isBusy?: boolean;
  onClick: () => void;
}

/** The actions of one row of a table, beside each other. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-2">
      {actions.map(({ label, name, isBusy, onClick }) => (
        <Button
          key={label}
          variant="ghost"
          size="sm"
          flush
          className="-my-1.5 whitespace-nowrap"
          disabled={isBusy}
          aria-label={name}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
