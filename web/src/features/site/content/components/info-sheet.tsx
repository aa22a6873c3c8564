import type { ReactNode } from 'react';
import classes from './info-sheet.module.css';

interface InfoSheetProps {
  title: string;
  lead: string;
  /** Narrow for reading, wide where there is something beside the text. */
  width?: 'reading' | 'wide';
  children: ReactNode;
}

/** A page to read: its title over the playbill rule, what it is about, and the text. */
export function InfoSheet({ title, lead, width = 'wide', children }: InfoSheetProps) {
  return (
    <article className={classes.sheet} data-width={width}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** Two columns that become one: words on the left, what to do on the right. */
export function InfoColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

export function InfoSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={classes.section} id={id}>
      <h2 className={classes.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}
