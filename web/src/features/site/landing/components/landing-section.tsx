import type { ReactNode } from 'react';
import classes from './landing-section.module.css';

interface LandingSectionProps {
  title: string;
  /** The part of the address that leads here. */
  id?: string;
  lead?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** A stretch of a landing page: a title in the display face over the playbill rule. */
export function LandingSection({ title, id, lead, aside, children }: LandingSectionProps) {
  return (
    <section className={classes.section} id={id}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {aside}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </section>
  );
}
