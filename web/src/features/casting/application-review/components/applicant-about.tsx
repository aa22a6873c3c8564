import { wireStatusOf } from '@callboard/contract/casting/application-values';
import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { PrivateNote, Rating, RatingInput } from '../../shortlists/index.ts';
import type { Applicant, ApplicantDetail } from '../api.ts';
import { statusNameOf, wire } from '../model/decisions.ts';
import { isDecidingStep } from '../model/still-deciding.ts';
import classes from './applicant-about.module.css';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicantIdentity } from './applicant-identity.tsx';
import { ApplicantMatch } from './applicant-match.tsx';

/** The last step of the team, with the words that went with it. */
function LastStep({ applicant }: { applicant: ApplicantDetail }) {
  const { t } = useTranslation('applicationReview');
  const { t: words } = useTranslation('status');
  const { steps } = applicant;
  const at = steps.findLastIndex(({ made_by: maker, by }) => maker === 'team' && by !== null);
  const step = steps[at];
  if (!step) return null;
  const status = isDecidingStep(steps, at)
    ? t('deciding.title')
    : words(statusNameOf(wireStatusOf(step.status)));
  return (
    <>
      <p className={classes.step}>{t('one.movedBy', { status, by: step.by, date: formatDate(step.at) })}</p>
      {step.words && (
        <blockquote className={classes.said} aria-label={t('one.yourWords', { name: applicant.talent.name })}>
          {step.words}
        </blockquote>
      )}
    </>
  );
}

interface ApplicantAboutProps {
  applicant: ApplicantDetail;
  status: number;
  canDecide: boolean;
  isFrozen: boolean;
  next: Applicant | undefined;
  /** Of the whole list. */
  isLast: boolean;
  isNextLoaded: boolean;
  /** Where the private note is written. */
  note: RefObject<HTMLDivElement | null>;
  onRate: (rating: number | null) => void;
  /** Left out where it cannot be said now. */
  onDeciding: (() => void) | undefined;
}

function Next({ next, isLast, isNextLoaded }: Pick<ApplicantAboutProps, 'next' | 'isLast' | 'isNextLoaded'>) {
  const { t } = useTranslation('applicationReview');
  if (!next) return isLast && <p className={classes.next}>{t('one.last')}</p>;
  const { name, image } = next.talent;
  return (
    <p className={classes.next}>
      <Avatar name={name} src={image ?? undefined} />
      <span>{t(isNextLoaded ? 'one.nextLoaded' : 'one.next', { name })}</span>
    </p>
  );
}

function leaveFocus({ detail, target }: MouseEvent): void {
  const isByPointer = detail > 0 && target instanceof HTMLInputElement;
  if (isByPointer) requestAnimationFrame(() => target.blur());
}

/** Everything beside the picture: who, how they fit, what they say, and what the reviewer keeps for themselves. */
export function ApplicantAbout(props: ApplicantAboutProps) {
  const { applicant, status, canDecide, isFrozen, note, onRate } = props;
  const { t } = useTranslation('applicationReview');
  const { talent, sent, rating, withdraw_reason: why } = applicant;
  const { name } = talent;
  return (
    <div className={classes.about}>
      <ApplicantIdentity
        applicant={applicant}
        status={status}
        isFrozen={isFrozen}
        onDeciding={props.onDeciding}
      />
      {applicant.is_away && <Alert family="wait">{t('one.away', { name })}</Alert>}
      {status === wire.withdrawn && (
        <Alert family="wait">
          {why ? t('one.withdrawnWhy', { name, why: t(`why.${why}`) }) : t('one.withdrawn', { name })}
        </Alert>
      )}
      <LastStep applicant={applicant} />
      {/* A click leaves the focus, so that the digits decide again. */}
      <div className={classes.rating} onClickCapture={leaveFocus}>
        <h3>{t('one.ratingTitle')}</h3>
        {canDecide ? (
          <RatingInput rating={rating} label={t('one.rating', { name })} onChange={onRate} />
        ) : (
          <Rating rating={rating} />
        )}
      </div>
      {sent.note && (
        <section className={classes.note}>
          <h3>{t('one.note')}</h3>
          <p>{sent.note}</p>
        </section>
      )}
      <ApplicantMatch applicant={applicant} />
      <ApplicantFacts applicant={applicant} />
      <div className={classes.own} ref={note}>
        {isFrozen ? null : <PrivateNote key={talent.user_id} talent={talent.user_id} rows={3} />}
      </div>
      <Next next={props.next} isLast={props.isLast} isNextLoaded={props.isNextLoaded} />
    </div>
  );
}
