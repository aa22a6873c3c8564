import { type ReactNode, useId } from 'react';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './page-section.module.css';

interface PageSectionProps {
  title: string;
  aside?: ReactNode;
  /** Links to the section lead here. */
  id?: string;
  children: ReactNode;
}

/** A group of fields under the double rule. */
export function PageSection({ title, aside, id, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} id={id} aria-labelledby={titleId}>
      <SectionTitle id={titleId} aside={aside}>
        {title}
      </SectionTitle>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

/** Two fields side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
