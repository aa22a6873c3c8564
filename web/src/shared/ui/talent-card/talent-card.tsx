import { Bookmark } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CardActions, type TalentCardActions } from './card-actions.tsx';
import { CardFlags } from './card-flags.tsx';
import { CardMemory } from './card-memory.tsx';
import { CardPhoto } from './card-photo.tsx';
import { FitReasons } from './fit-reasons.tsx';
import classes from './talent-card.module.css';
import { cardLine, type TalentCardTalent } from './talent-card-talent.ts';

export type { TalentCardTalent } from './talent-card-talent.ts';

interface TalentCardProps {
  talent: TalentCardTalent;
  actions?: TalentCardActions;
  isCompared?: boolean;
  /** In the first row, whose pictures load eagerly. */
  isFirst?: boolean;
  /** -1 for cards that only arrow keys reach. */
  tabIndex?: 0 | -1;
  /** Where on which list it is, for the profile it leads to. */
  state?: object;
  /** At the top left, to select it among others. */
  tick?: ReactNode;
  onPress?: (event: MouseEvent) => void;
}

export function CornerBadge({ mark }: { mark: NonNullable<TalentCardTalent['mark']> }) {
  const { t } = useTranslation('talentCard');
  if (mark === 'new') return <span className={classes.new}>{t('new')}</span>;
  return (
    <span className={classes.shortlisted} title={t('shortlisted')}>
      <Bookmark size={14} fill="currentColor" aria-hidden />
      <VisuallyHidden>{t('shortlisted')}</VisuallyHidden>
    </span>
  );
}

export function TalentCard(props: TalentCardProps) {
  const { talent, actions, isCompared = false, isFirst = false, tabIndex, state, tick, onPress } = props;
  const { t } = useTranslation('talentCard');
  const { name, match, mark, reasons = [] } = talent;
  const reasonsId = useId();
  const hasReasons = reasons.length > 0;
  return (
    <article className={classes.talent} data-compared={isCompared || undefined}>
      <div className={classes.frame}>
        <Link
          className={classes.card}
          to={talent.to}
          aria-describedby={hasReasons ? reasonsId : undefined}
          tabIndex={tabIndex}
          state={state}
          onClick={onPress}
        >
          <CardPhoto photo={talent.photo} name={name} isFirst={isFirst} />
          <span className={classes.caption}>
            <span className={classes.name}>{name}</span>{' '}
            <span className={classes.line}>
              {talent.playingAge && <VisuallyHidden>{t('playing')} </VisuallyHidden>}
              {cardLine(talent, t)}
            </span>
          </span>{' '}
          {match !== undefined && (
            <span className={classes.match}>
              {match}
              <small>%</small>
              <VisuallyHidden> {t('matching')}</VisuallyHidden>
            </span>
          )}
        </Link>
        {mark && <CornerBadge mark={mark} />}
        {tick}
        {actions && (
          <CardActions
            name={name}
            isShortlisted={mark === 'shortlisted'}
            isCompared={isCompared}
            actions={actions}
            tabIndex={tabIndex}
          />
        )}
      </div>
      <div className={classes.under}>
        <p className={classes.languages}>{(talent.languages ?? talent.skills ?? []).join(', ')}</p>
        {talent.fee && talent.availability && <p className={classes.fee}>{talent.fee}</p>}
        <CardFlags talent={talent} fee={talent.availability ? undefined : talent.fee} />
        {talent.memory && <CardMemory memory={talent.memory} />}
        {hasReasons && (
          <div className={classes.why}>
            <FitReasons reasons={reasons} id={reasonsId} />
          </div>
        )}
      </div>
    </article>
  );
}
