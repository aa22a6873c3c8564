import { type ReactNode, useId } from 'react';
import classes from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** Said more quietly behind the title. */
  note?: string | undefined;
  aside?: ReactNode;
  /** Inside a part that was opened. */
  isInner?: boolean;
  children: ReactNode;
}

/** One thing people are searched by, under its name. */
export function FilterGroup({ title, note, aside, isInner = false, children }: FilterGroupProps) {
  const id = useId();
  const Heading = isInner ? 'h4' : 'h3';
  return (
    <fieldset className={classes.group} aria-labelledby={id} data-inner={isInner || undefined}>
      <div className={classes.head}>
        <Heading className={classes.title} id={id}>
          {title} {note && <em>{note}</em>}
        </Heading>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}
