import { type ReactNode, useId } from 'react';
import classes from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** Shown in a lighter style after the title. */
  note?: string | undefined;
  aside?: ReactNode;
  /** Inside an open section. */
  isNested?: boolean;
  children: ReactNode;
}

export function FilterGroup({ title, note, aside, isNested = false, children }: FilterGroupProps) {
  const id = useId();
  const Heading = isNested ? 'h4' : 'h3';
  return (
    <fieldset className={classes.group} aria-labelledby={id} data-inner={isNested || undefined}>
      <div className={classes.header}>
        <Heading className={classes.title} id={id}>
          {title} {note && <em>{note}</em>}
        </Heading>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}
