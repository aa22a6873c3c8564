import { type ReactNode, useId } from 'react';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './section.module.css';

interface SectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  /** May go on over the end of a printed page. */
  isLong?: boolean;
}

/** One part of the profile under its playbill rule. */
export function Section({ title, aside, children, isLong = false }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id} data-breaks={isLong || undefined}>
      <SectionTitle id={id} aside={aside}>
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}

/** Room under the rule, for what does not bring its own. */
export function SectionBody({ children }: { children: ReactNode }) {
  return <div className={classes.body}>{children}</div>;
}
