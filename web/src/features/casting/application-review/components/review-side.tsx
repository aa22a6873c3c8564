import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { Applicant } from '../api.ts';
import type { ReviewedJob } from '../model/reviewed-job.ts';
import { ApplicantRail } from './applicant-rail.tsx';
import classes from './one-by-one.module.css';
import { Progress } from './progress.tsx';

interface ReviewSideProps {
  job: ReviewedJob;
  role: number | undefined;
  applicants: readonly Applicant[];
  /** Of everyone on the list, loaded or not. */
  count: number;
  openId: number;
  /** Who is open. Empty until they are loaded. */
  name: string;
  linkTo: (id: number | undefined) => string;
  state: unknown;
  onClose: () => void;
}

/** "Asha Rao, 3 of 84", once for each: not again when somebody else applies meanwhile. */
function useAnnounced({ openId, name, applicants, count }: ReviewSideProps): string {
  const { t } = useTranslation('applicationReview');
  const said = useRef({ id: 0, text: '' });
  const at = applicants.findIndex(({ id }) => id === openId);
  const place = at < 0 ? '' : t('one.position', { at: formatCount(at + 1), of: formatCount(count) });
  if (name !== '' && said.current.id !== openId)
    said.current = { id: openId, text: [name, place].filter(Boolean).join(', ') };
  return said.current.text;
}

/** Beside the open applicant: the way back, how far one is, and everyone on the list. */
export function ReviewSide(props: ReviewSideProps) {
  const { job, role, applicants, count, openId, linkTo, state, onClose } = props;
  const { t } = useTranslation('applicationReview');
  return (
    <div className={classes.side}>
      <Link
        className={classes.back}
        to={linkTo(undefined)}
        onClick={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <ArrowLeft size={16} aria-hidden />
        {t('one.all')}
      </Link>
      <div className={classes.head}>
        <PageTitle tab={t('titleOf', { job: job.title })}>{job.title}</PageTitle>
        <p className={classes.project}>
          {job.projectTitle === null ? t('applicants') : t('of', { project: job.projectTitle })}
        </p>
      </div>
      <VisuallyHidden role="status">{useAnnounced(props)}</VisuallyHidden>
      <Progress jobId={job.id} role={role} />
      <ApplicantRail applicants={applicants} total={count} openId={openId} linkTo={linkTo} state={state} />
    </div>
  );
}
