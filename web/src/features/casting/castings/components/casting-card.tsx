import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { AboutLine } from './about-line.tsx';
import { CastPhoto } from './cast-photo.tsx';
import classes from './casting-card.module.css';
import { Poster } from './poster.tsx';
import { useCastNotes } from './use-cast-notes.ts';

/** As many as stand beside the poster. */
const named = 4;

/** A project as its playbill: each role with who plays it. */
export function CastingCard({ project, level }: { project: CastingOfProject; level: 2 | 3 }) {
  const { t } = useTranslation('castings');
  const { title, cast, more } = project;
  const shown = cast.slice(0, named);
  const notes = useCastNotes({ ...project, more: more + cast.length - shown.length });
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classes.card}>
      <div className={classes.poster}>
        <Poster project={project} size="lg" />
      </div>
      <div className={classes.about}>
        <Heading className={classes.title}>{title}</Heading>
        <p className={classes.line}>
          <AboutLine project={project} />
        </p>
        <ul className={classes.cast} aria-label={t('card.castLabel', { title })}>
          {shown.map((person) => (
            <li key={`${person.userUniqueId} ${person.character}`} className={classes.role}>
              <CastPhoto person={person} size="sm" />
              <span className={classes.character}>{person.character}</span>
              <Link className={classes.name} to={paths.talent(person.userUniqueId)}>
                {person.name}
              </Link>
            </li>
          ))}
        </ul>
        {notes && <p className={classes.notes}>{notes}</p>}
      </div>
    </article>
  );
}
