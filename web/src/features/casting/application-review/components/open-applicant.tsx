import { type RefObject, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import type { Applicant, ApplicantDetail, useApplicant } from '../api.ts';
import { firstMediaOf } from '../model/media.ts';
import { ApplicantAbout } from './applicant-about.tsx';
import { ApplicantWords } from './applicant-words.tsx';
import { MediaStage } from './media-stage.tsx';
import { MediaStrip } from './media-strip.tsx';
import classes from './one-by-one.module.css';

interface OpenApplicantProps {
  query: ReturnType<typeof useApplicant>;
  /** As shown, with what is about to be sent. */
  status: number | undefined;
  canDecide: boolean;
  isFrozen: boolean;
  stage: RefObject<HTMLDivElement | null>;
  note: RefObject<HTMLDivElement | null>;
  next: Applicant | undefined;
  isLast: boolean;
  isNextLoaded: boolean;
  onRate: (rating: number | null) => void;
  onDeciding: (() => void) | undefined;
}

const waiting = (
  <div className={classes.parts}>
    <div className={classes.stage}>
      <Skeleton aspectRatio="16 / 10" />
    </div>
    <div className={classes.about}>
      <Skeleton height="7.25rem" />
      <SkeletonText lines={6} />
    </div>
  </div>
);

function Parts({ applicant, ...props }: Omit<OpenApplicantProps, 'query'> & { applicant: ApplicantDetail }) {
  const { media } = applicant.sent;
  const [shown, setShown] = useState(() => firstMediaOf(media));
  const { talent } = applicant;
  return (
    <div className={classes.parts}>
      <div className={classes.middle}>
        <div className={classes.stage} ref={props.stage} tabIndex={-1}>
          <MediaStage media={media} at={shown} name={talent.name} face={talent.image} />
          <MediaStrip sent={applicant.sent} at={shown} name={talent.name} onShow={setShown} />
        </div>
        <div className={classes.words}>
          <ApplicantWords applicant={applicant} />
        </div>
      </div>
      <div className={classes.about}>
        <ApplicantAbout {...props} applicant={applicant} status={props.status ?? applicant.jobApplyStatus} />
      </div>
    </div>
  );
}

/** The open applicant, with what they sent large. */
export function OpenApplicant({ query, ...props }: OpenApplicantProps) {
  const { t } = useTranslation('applicationReview');
  return (
    <QueryState
      query={query}
      thing={t('one.thing')}
      kept={t('kept')}
      waiting={waiting}
      isEmpty={(applicant) => applicant === null}
      empty={<EmptyState title={t('one.gone')} text={t('one.goneText')} />}
    >
      {(applicant) => applicant && <Parts {...props} applicant={applicant} />}
    </QueryState>
  );
}
