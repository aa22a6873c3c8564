import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import classes from './past-work-line.module.css';

/** Longer ones go under the title instead of beside it. */
const longKind = 20;

interface PastWorkLineProps {
  work: PastWork;
  /** Shown in print and when all are requested. */
  isFolded?: boolean;
}

/** One past work: year, title, role. */
export function PastWorkLine({ work, isFolded = false }: PastWorkLineProps) {
  const { title, part, year, project_type: type, note } = work;
  const together = [type?.name, note].filter(Boolean).join(' · ');
  const isShort = together.length <= longKind;
  const kind = isShort ? together : type?.name;
  return (
    <li className={classes.work} data-folded={isFolded || undefined}>
      <span className={classes.year}>{year}</span>
      <span className={classes.part} data-alone={part === '' || undefined}>
        <cite className={classes.title}>{title}</cite>
        {part !== '' && <span className={classes.played}>{part}</span>}
      </span>
      {kind && <span className={classes.kind}>{kind}</span>}
      {!isShort && note && <span className={classes.note}>{note}</span>}
    </li>
  );
}
