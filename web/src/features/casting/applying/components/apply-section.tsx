import type { ReactNode } from 'react';
import type { Section } from '../model/form.ts';
import classes from './apply-section.module.css';
import { sectionId } from './apply-steps.tsx';

/** One part of the page; the steps above lead to it. */
export function ApplySection({ section, children }: { section: Section; children: ReactNode }) {
  return (
    <section className={classes.section} id={sectionId(section)} tabIndex={-1}>
      {children}
    </section>
  );
}
