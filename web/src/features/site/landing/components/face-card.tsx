import type { LandingFace } from '@callboard/contract/site/landing';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './face-card.module.css';
import { Portrait } from './portrait.tsx';

const playingAgeOf = ({ playing_age_min: min, playing_age_max: max }: LandingFace) =>
  min !== null && max !== null ? formatPlayingAge({ min, max }) : undefined;

/** What a guest may know at a glance: face, name, playing age, city. */
export function FaceCard({ face, isFirst = false }: { face: LandingFace; isFirst?: boolean }) {
  const { t } = useTranslation('landing');
  const age = playingAgeOf(face);
  return (
    <Link className={classes.card} to={paths.talent(face.id)}>
      <Portrait picture={face.picture} isFirst={isFirst} />
      <span className={classes.caption}>
        <span className={classes.name}>{face.name}</span>
        <span className={classes.line}>
          {age && <VisuallyHidden>{t('faces.plays')} </VisuallyHidden>}
          {[age, face.city].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  );
}
