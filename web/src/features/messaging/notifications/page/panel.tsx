import { type ReactNode, useId } from 'react';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './panel.module.css';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.title}>
        <SectionTitle id={id}>{title}</SectionTitle>
      </div>
      {children}
    </section>
  );
}
