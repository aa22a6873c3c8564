import type { PastWork } from '@callboard/contract/people/profile-editor/past-work';
import classes from './past-work-line.module.css';

/** A longer one stands under the title instead of beside it. */
const longKind = 20;

interface PastWorkLineProps {
  work: PastWork;
  /** Kept for paper, and for whoever asks for all of them. */
  isFolded?: boolean;
}

/** One credit, set like a line of a programme: year, title, part. */
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
