import type { LandingFace } from '@callboard/contract/site/landing';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './face-wall.module.css';
import { Portrait } from './portrait.tsx';
import { QuietNote } from './quiet-note.tsx';

const playingAgeOf = ({ playing_age_min: min, playing_age_max: max }: LandingFace) =>
  min !== null && max !== null ? formatPlayingAge({ min, max }) : undefined;

/** What guests see: face, name, playing age, city. */
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

/** With fewer faces, an invitation fills the row. */
const few = 6;

/** The newest profiles in one row, which scrolls sideways on a phone. */
export function FaceWall({ faces }: { faces: readonly LandingFace[] }) {
  const { t } = useTranslation('landing');
  const invitation = (state: 'empty' | 'few') => (
    <QuietNote
      title={t(`faces.${state}Title`)}
      text={t(`faces.${state}Text`)}
      action={t('faces.emptyAction')}
    />
  );
  return (
    <section className={classes.wall}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 className={classes.title}>{t('faces.title')}</h2>
          <Link className={classes.find} to={paths.findTalents()}>
            {t('faces.find')} <ChevronRight size={16} aria-hidden />
          </Link>
        </div>
        {faces.length > 0 ? (
          <ul className={classes.row}>
            {faces.map((face) => (
              <li key={face.id}>
                <FaceCard face={face} />
              </li>
            ))}
            {faces.length < few && <li className={classes.rest}>{invitation('few')}</li>}
          </ul>
        ) : (
          invitation('empty')
        )}
      </div>
    </section>
  );
}
