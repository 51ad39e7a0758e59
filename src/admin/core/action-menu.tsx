import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

/** A button that opens a menu of actions. */
export function ActionMenu({
  items,
  align,
  children,
  ...trigger
}: {
  items: readonly { label: string; lang?: string; onClick: () => void }[];
  /** At which edge of the button the menu stands, if not in its middle. */
  align?: 'end';
  /** Look and name of the button. */
  className: string;
  'aria-label'?: string;
  'aria-busy'?: boolean;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Menu.Root>
      <Menu.Trigger {...trigger}>{children}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} {...(align && { align })} className="z-30">
          <Menu.Popup className="menu">
            {items.map(({ label, ...item }) => (
              <Menu.Item key={label} className="menu-item" {...item}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
