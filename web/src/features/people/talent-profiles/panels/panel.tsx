import { type ReactNode, useId } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** At the right end of the title. */
  mark?: ReactNode;
  children: ReactNode;
  isPrinted?: boolean;
}

/** A card beside the profile. */
export function Panel({ title, mark, children, isPrinted = false }: PanelProps) {
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id} data-printed={isPrinted || undefined}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {mark}
      </div>
      {children}
    </section>
  );
}
