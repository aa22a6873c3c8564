import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import classes from './page-title.module.css';

interface PageTitleProps {
  children: string;
  /** Set beside the title in small type: "1,204 talents". */
  aside?: ReactNode;
}

/** The one first-level heading of a page; it names the browser tab as well. */
export function PageTitle({ children, aside }: PageTitleProps) {
  usePageTitle(children);
  return (
    <div className={classes.line}>
      <h1 className={classes.title}>{children}</h1>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}
