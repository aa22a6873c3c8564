import type { PublicProject } from '@callboard/contract/casting/project-lists';
import { User } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import classes from './cast-list.module.css';

type CastPart = PublicProject['cast'][number];

function CastRole({ role }: { role: CastPart }) {
  const { t } = useTranslation('recruiterProfile');
  const { character, name, userUniqueId, file_url } = role;
  return (
    <li className={classes.role}>
      <span className={classes.photo} aria-hidden>
        {file_url === null ? (
          <User size={16} />
        ) : (
          <img src={file_url} alt="" width={32} height={40} loading="lazy" />
        )}
      </span>
      <p className={classes.line}>
        <span className={classes.character}>{character}</span>
        {name !== null && userUniqueId !== null ? (
          <Link className={classes.name} to={paths.talent(userUniqueId)}>
            {name}
          </Link>
        ) : (
          <span className={classes.name}>{t('projects.unnamed')}</span>
        )}
      </p>
    </li>
  );
}

/** Who plays what. Only those who agreed are named. */
export function CastList({ project: { title, cast } }: { project: PublicProject }) {
  const { t } = useTranslation('recruiterProfile');
  if (cast.length === 0) return null;
  return (
    <ul className={classes.cast} aria-label={t('projects.castOf', { title })}>
      {cast.map((role, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two roles may have the same name, and the list never moves.
        <CastRole key={`${role.character} ${place}`} role={role} />
      ))}
    </ul>
  );
}
