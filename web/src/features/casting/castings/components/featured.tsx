import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { StatusChip } from '../../../../shared/ui/status/status-chip.tsx';
import { AboutLine } from './about-line.tsx';
import { CastPhoto } from './cast-photo.tsx';
import classes from './featured.module.css';
import { Poster } from './poster.tsx';
import { useCastNotes } from './use-cast-notes.ts';

function CastBy({ recruiter }: { recruiter: NonNullable<CastingOfProject['recruiter']> }) {
  const { t } = useTranslation('castings');
  const { userUniqueId, name, company, image } = recruiter;
  const isCompany = company !== '' && company !== name;
  return (
    <p className={classes.by}>
      <Avatar src={image ?? undefined} name={name} size="md" />
      <span>
        <Trans
          t={t}
          i18nKey={isCompany ? 'card.castBy' : 'card.castByAlone'}
          values={{ name, company }}
          components={{ profile: <Link to={paths.recruiter(userUniqueId)} /> }}
        />
      </span>
    </p>
  );
}

/** The project with the most faces, large. */
export function Featured({ project }: { project: CastingOfProject }) {
  const { t } = useTranslation('castings');
  const { title, cast, roles_cast: count, recruiter } = project;
  const notes = useCastNotes(project);
  return (
    <article className={classes.featured}>
      <div className={classes.poster}>
        <Poster project={project} size="xl" />
      </div>
      <div>
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <StatusChip family="cast" icon={Star}>
            {t('card.cast', { count, shown: formatCount(count) })}
          </StatusChip>
        </div>
        <p className={classes.line}>
          <AboutLine project={project} />
        </p>
        <ul className={classes.cast} aria-label={t('card.castLabel', { title })}>
          {cast.map((person) => (
            <li key={`${person.userUniqueId} ${person.character}`}>
              <Link className={classes.person} to={paths.talent(person.userUniqueId)}>
                <CastPhoto person={person} size="lg" isFirst />
                <span className={classes.character}>{person.character}</span>
                <span className={classes.name}>{person.name}</span>
              </Link>
            </li>
          ))}
        </ul>
        {(recruiter || notes) && (
          <div className={classes.foot}>
            {recruiter && <CastBy recruiter={recruiter} />}
            {notes && <p className={classes.notes}>{notes}</p>}
          </div>
        )}
      </div>
    </article>
  );
}
