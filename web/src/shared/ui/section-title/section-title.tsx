import type { ReactNode } from 'react';
import classes from './section-title.module.css';

interface SectionTitleProps {
  children: ReactNode;
  /** A count, date or link at the right end. */
  aside?: ReactNode;
  level?: 2 | 3;
  size?: 'section' | 'page';
  id?: string;
}

/** A section heading over a double rule. */
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
