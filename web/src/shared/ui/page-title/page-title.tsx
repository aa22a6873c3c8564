import type { ReactNode, RefObject } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import classes from './page-title.module.css';

interface PageTitleProps {
  children: string;
  /** Set beside the title in small type: "1,204 talents". */
  aside?: ReactNode;
  /** For the browser tab, where it says more than the heading: "Find Talents, page 3". */
  tab?: string;
  /** For pages that send the focus to their heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** The one first-level heading of a page; it names the browser tab as well. */
export function PageTitle({ children, aside, tab = children, heading }: PageTitleProps) {
  usePageTitle(tab);
  return (
    <div className={classes.line}>
      <h1 className={classes.title} {...(heading && { ref: heading, tabIndex: -1 })}>
        {children}
      </h1>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}
