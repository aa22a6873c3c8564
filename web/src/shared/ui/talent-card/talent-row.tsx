import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CardActions, type TalentCardActions } from './card-actions.tsx';
import { CardFlags } from './card-flags.tsx';
import { CardMemory } from './card-memory.tsx';
import { CardPhoto } from './card-photo.tsx';
import { FitReasons } from './fit-reasons.tsx';
import { CornerBadge } from './talent-card.tsx';
import { cardLabel, cardLine, type TalentCardTalent } from './talent-card-talent.ts';
import classes from './talent-row.module.css';

interface TalentRowProps {
  talent: TalentCardTalent;
  actions?: TalentCardActions;
  isCompared?: boolean;
  isFirst?: boolean;
  tabIndex?: 0 | -1;
  state?: object;
  tick?: ReactNode;
  onPress?: (event: MouseEvent) => void;
}

/** The card's data as a list row. */
export function TalentRow(props: TalentRowProps) {
  const { talent, actions, isCompared = false, isFirst = false, tabIndex, state, tick, onPress } = props;
  const { t } = useTranslation('talentCard');
  const { name, match, mark, reasons = [] } = talent;
  const hasReasons = reasons.length > 0;
  const languages = (
    <p className={classes.languages}>{(talent.languages ?? talent.skills ?? []).join(', ')}</p>
  );
  return (
    <article className={classes.row} data-compared={isCompared || undefined}>
      <div className={classes.photo}>
        <CardPhoto photo={talent.photo} name={name} isFirst={isFirst} />
      </div>
      {tick}
      <div className={classes.who}>
        <Link
          className={classes.name}
          to={talent.to}
          aria-label={cardLabel(talent, t)}
          tabIndex={tabIndex}
          state={state}
          onClick={onPress}
        >
          {name}
        </Link>
        <p className={classes.line}>{[cardLine(talent, t), talent.fee].filter(Boolean).join(' · ')}</p>
        {hasReasons && languages}
      </div>
      <div className={classes.fit}>
        {!hasReasons && languages}
        {match !== undefined && <p className={classes.match}>{t('match', { match })}</p>}
        {hasReasons && <FitReasons reasons={reasons} look="line" />}
      </div>
      <div className={classes.state}>
        {mark && (
          <span className={classes.mark}>
            <CornerBadge mark={mark} />
          </span>
        )}
        <CardFlags talent={talent} />
        {talent.memory && <CardMemory memory={talent.memory} />}
      </div>
      {actions && (
        <div className={classes.actions}>
          <CardActions
            name={name}
            isShortlisted={mark === 'shortlisted'}
            isCompared={isCompared}
            actions={actions}
            tabIndex={tabIndex}
          />
        </div>
      )}
    </article>
  );
}
