import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './action-menu.module.css';

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onChoose: () => void;
  /** `stop` for what takes something away. */
  readonly tone?: 'plain' | 'stop';
}

interface ActionMenuProps {
  actions: readonly MenuAction[];
  /** One button, named for what it is about. */
  children: ReactNode;
  /** Where something else than the button opens it as well. */
  opened?: boolean;
  onChange?: (opened: boolean) => void;
}

/** What can be done with one thing, behind its own button. */
export function ActionMenu({ actions, children, ...opening }: ActionMenuProps) {
  return (
    <Menu
      {...opening}
      // An empty element that takes the focus has no place among the items of a menu.
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 120 }}
      classNames={{
        dropdown: `${classes.dropdown}`,
        item: `${classes.item}`,
        itemSection: `${classes.icon}`,
      }}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ key, label, icon: Icon, onChoose, tone = 'plain' }) => (
          <Menu.Item
            key={key}
            data-tone={tone}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={onChoose}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
