import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './filter-menu.module.css';

interface FilterMenuProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A native select that looks like a button. */
export function FilterMenu({ label, value, onChange, children }: FilterMenuProps) {
  return (
    <div className={classes.menu}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
      <ChevronDown size={15} aria-hidden />
    </div>
  );
}
