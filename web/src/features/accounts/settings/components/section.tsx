import type { ReactNode } from 'react';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './section.module.css';

interface SectionProps {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, aside, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section className={classes.section} id={id} aria-labelledby={titleId}>
      <SectionTitle id={titleId} aside={aside}>
        {title}
      </SectionTitle>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
