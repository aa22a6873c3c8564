import { EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { CardPhoto } from '../../../../shared/ui/talent-card/card-photo.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { Rating } from '../../shortlists/index.ts';
import { SelectTick } from '../../talent-selection/index.ts';
import type { Applicant } from '../api.ts';
import { clockWords } from '../model/clock-words.ts';
import { statusNameOf } from '../model/decisions.ts';
import { toSelected } from '../model/listed-applicants.ts';
import classes from './applicant-card.module.css';
import { useFactsLine } from './applicant-identity.tsx';

interface ApplicantCardProps {
  applicant: Applicant;
  /** As shown, with what is about to be sent. */
  status: number;
  to: string;
  isFirst: boolean;
  canDecide: boolean;
  /** Named where all roles are shown. */
  namesRole: boolean;
}

/** An applicant among the others. The card opens them. */
export function ApplicantCard({ applicant, status, to, isFirst, canDecide, namesRole }: ApplicantCardProps) {
  const { t } = useTranslation('applicationReview');
  const { id, talent, match, picture, rating, character, line, has_tape: hasTape } = applicant;
  const clock = clockWords(applicant.clock, t);
  const photo = picture
    ? { src: picture.url, ...(picture.placeholder && { thumbnail: picture.placeholder }) }
    : talent.image
      ? { src: talent.image, ...(talent.placeholder && { thumbnail: talent.placeholder }) }
      : null;
  return (
    <article className={classes.applicant} data-away={applicant.is_away || undefined}>
      <div className={classes.frame}>
        <Link className={classes.card} to={to} state={{ fromGrid: true }} data-applicant={id}>
          <VisuallyHidden>{t('card.open', { name: talent.name })}. </VisuallyHidden>
          <CardPhoto photo={photo} name={talent.name} isFirst={isFirst} />
          <span className={classes.match}>
            {match}
            <small>%</small>
          </span>
          {hasTape && <span className={classes.tape}>{t('card.tape')}</span>}
          <span className={classes.caption}>
            <span className={classes.name} aria-hidden>
              {talent.name}
            </span>
            <span className={classes.facts}>{useFactsLine(applicant)}</span>
          </span>
        </Link>
        {canDecide && <SelectTick talent={toSelected(applicant)} />}
      </div>
      <div className={classes.under}>
        <p className={classes.line}>{(namesRole ? character?.name : undefined) ?? line ?? ''}</p>
        <div className={classes.state}>
          <Status name={statusNameOf(status)} variant="plain" />
          {applicant.is_away && (
            <span className={classes.away}>
              <EyeOff size={13} aria-hidden />
              {t('card.away')}
            </span>
          )}
          {rating !== null && <Rating rating={rating} size="sm" />}
        </div>
        <p className={classes.clock} data-late={clock?.isLate || undefined} title={clock?.closes}>
          {clock?.text}
        </p>
      </div>
    </article>
  );
}
