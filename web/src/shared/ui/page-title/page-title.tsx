import type { ReactNode, RefObject } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useShownHeading } from '../../lib/shown-heading.ts';
import classes from './page-title.module.css';

interface PageTitleProps {
  children: string;
  /** Small text beside the title: "1,204 talents". */
  aside?: ReactNode;
  /** The document title, if it differs from the heading: "Find Talents, page 3". */
  tab?: string;
  /** For pages that focus their heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** The h1 of a page, which also sets the document title. */
export function PageTitle({ children, aside, tab = children, heading }: PageTitleProps) {
  usePageTitle(tab);
  const line = useShownHeading(children);
  return (
    <div className={classes.line} ref={line}>
      <h1 className={classes.title} {...(heading && { ref: heading, tabIndex: -1 })}>
        {children}
      </h1>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </div>
  );
}
