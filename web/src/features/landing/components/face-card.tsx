import type { LandingFace } from '@callboard/contract/landing';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPlayingAge } from '../../../shared/lib/format/playing-age.ts';
import { paths } from '../../../shared/lib/paths.ts';
import classes from './face-card.module.css';
import { Portrait } from './portrait.tsx';

const playingAgeOf = ({ playing_age_min: min, playing_age_max: max }: LandingFace) =>
  min !== null && max !== null ? formatPlayingAge({ min, max }) : undefined;

/** What a guest may know at a glance: face, name, playing age, city. */
export function FaceCard({ face, arrives }: { face: LandingFace; arrives?: 'soon' | 'later' }) {
  const { t } = useTranslation('landing');
  const { name } = face;
  const age = playingAgeOf(face);
  const city = face.city ?? undefined;
  const line = age && city ? t('faces.line', { age, city }) : (age ?? city);
  const withAge = age && t('faces.linkAge', { name, age });
  const withCity = city && t('faces.linkCity', { name, city });
  return (
    <Link
      className={classes.card}
      to={paths.talent(face.id)}
      aria-label={age && city ? t('faces.link', { name, age, city }) : (withAge ?? withCity ?? name)}
    >
      <Portrait picture={face.picture} {...(arrives && { arrives })} />
      <span className={classes.caption}>
        <span className={classes.name}>{name}</span>
        {line && <span className={classes.line}>{line}</span>}
      </span>
    </Link>
  );
}
