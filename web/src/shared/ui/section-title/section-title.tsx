import type { ReactNode } from 'react';
import classes from './section-title.module.css';

interface SectionTitleProps {
  children: ReactNode;
  /** A count, a date or a link, set at the right end of the rule. */
  aside?: ReactNode;
  level?: 2 | 3;
  size?: 'section' | 'page';
  id?: string;
}

/** A title with the playbill rule under it: the double line of a cast list. */
export function SectionTitle({ children, aside, level = 2, size = 'section', id }: SectionTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.bar} data-size={size}>
      <Heading className={classes.title} id={id}>
        {children}
      </Heading>
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
