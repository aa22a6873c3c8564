import { VisuallyHidden } from '@mantine/core';
import { Bookmark, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPlayingAge, type PlayingAge } from '../../lib/format/playing-age.ts';
import { Status } from '../status/status.tsx';
import { CardActions, type TalentCardActions } from './card-actions.tsx';
import { CardPhoto, type Photo } from './card-photo.tsx';
import classes from './talent-card.module.css';

/** What a card says at a glance. A guest's card has no match, no availability and no lock. */
export interface TalentCardTalent {
  name: string;
  to: string;
  photo: Photo | null;
  playingAge: PlayingAge;
  city: string;
  languages: readonly string[];
  match?: number;
  mark?: 'new' | 'shortlisted';
  availability?: 'available' | 'asked' | 'notAvailable';
  lock?: 'locked' | 'unlocked';
}

interface TalentCardProps {
  talent: TalentCardTalent;
  actions?: TalentCardActions;
}

function CornerMark({ mark }: { mark: NonNullable<TalentCardTalent['mark']> }) {
  const { t } = useTranslation('talentCard');
  if (mark === 'new') return <span className={classes.new}>{t('new')}</span>;
  return (
    <span className={classes.shortlisted} title={t('shortlisted')}>
      <Bookmark size={14} fill="currentColor" aria-hidden />
      <VisuallyHidden>{t('shortlisted')}</VisuallyHidden>
    </span>
  );
}

function Flags({ talent }: { talent: TalentCardTalent }) {
  const { t } = useTranslation('status');
  if (!talent.availability && !talent.lock) return null;
  return (
    <div className={classes.flags}>
      {talent.availability && <Status name={talent.availability} variant="plain" />}
      {talent.lock === 'unlocked' && <Status name="unlocked" variant="plain" />}
      {talent.lock === 'locked' && (
        <span className={classes.locked} title={t('locked')}>
          <Lock size={13} aria-hidden />
          <VisuallyHidden>{t('locked')}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

export function TalentCard({ talent, actions }: TalentCardProps) {
  const { t } = useTranslation('talentCard');
  const { name, city, match, mark } = talent;
  const age = formatPlayingAge(talent.playingAge);
  const label =
    match === undefined ? t('name', { name, age, city }) : t('nameWithMatch', { name, age, city, match });
  return (
    <article className={classes.talent}>
      <div className={classes.frame}>
        <Link className={classes.card} to={talent.to} aria-label={label}>
          <CardPhoto photo={talent.photo} name={name} />
          {match !== undefined && (
            <span className={classes.match}>
              {match}
              <small>%</small>
            </span>
          )}
          <span className={classes.caption}>
            <span className={classes.name}>{name}</span>
            <span className={classes.line}>{t('line', { age, city })}</span>
          </span>
        </Link>
        {mark && <CornerMark mark={mark} />}
        {actions && <CardActions name={name} isShortlisted={mark === 'shortlisted'} actions={actions} />}
      </div>
      <div className={classes.under}>
        <p className={classes.languages}>{talent.languages.join(', ')}</p>
        <Flags talent={talent} />
      </div>
    </article>
  );
}
