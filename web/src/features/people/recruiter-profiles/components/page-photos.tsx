import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import classes from './page-photos.module.css';

interface CastFace {
  readonly name: string;
  readonly userUniqueId: string;
  readonly file_url: string;
}

const maxFaces = 8;

/** Everyone they cast who agreed to be shown, once each. */
function castFaces({ cast }: RecruiterProfile): CastFace[] {
  const faces = new Map<string, CastFace>();
  for (const { name, userUniqueId, file_url } of cast.flatMap(({ parts }) => parts)) {
    if (name !== null && userUniqueId !== null && file_url !== null && faces.size < maxFaces)
      faces.set(userUniqueId, { name, userUniqueId, file_url });
  }
  return [...faces.values()];
}

/** The cover photo, or else the faces of people they cast. Empty while the page is loading. */
export function Cover({ recruiter }: { recruiter?: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const cover = recruiter?.recruiter_cover_image;
  if (cover) {
    return (
      <div className={classes.cover}>
        <img src={cover} alt="" width={1200} height={300} fetchPriority="high" />
      </div>
    );
  }
  const faces = recruiter ? castFaces(recruiter) : [];
  return (
    <div className={classes.cover} data-paper>
      {faces.length > 0 && (
        <ul className={classes.faces} aria-label={t('faces')}>
          {faces.map(({ name, userUniqueId, file_url }) => (
            <li key={userUniqueId}>
              <Link to={paths.talent(userUniqueId)}>
                <img src={file_url} alt={name} width={320} height={400} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('');

/** The recruiter's photo over the cover, or their initials. Empty while the page is loading. */
export function Portrait({ recruiter }: { recruiter?: RecruiterProfile }) {
  const { t } = useTranslation('recruiterProfile');
  const [broken, setBroken] = useState<string>();
  if (!recruiter) return <div className={classes.portrait} />;
  const { recruiter_edit_image: photo, name } = recruiter;
  return (
    <div className={classes.portrait}>
      {photo !== null && photo !== broken ? (
        <img
          src={photo}
          alt={t('photo', { name })}
          width={480}
          height={600}
          fetchPriority="high"
          onError={() => setBroken(photo)}
        />
      ) : (
        <span className={classes.initials} aria-hidden>
          {initials(name)}
        </span>
      )}
    </div>
  );
}
