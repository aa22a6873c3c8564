import { Check, CircleHelp, CircleSlash, Minus } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import type { ApplicantDetail } from '../api.ts';
import classes from './applicant-match.module.css';
import { conditionName } from './condition-names.ts';

const signs = { yes: Check, partly: CircleSlash, no: Minus, unknown: CircleHelp } as const;

type Reason = ApplicantDetail['fit']['reasons'][number];

function ReasonLine({ reason: { condition, fits, asked, has } }: { reason: Reason }) {
  const { t } = useTranslation('applicationReview');
  const Sign = signs[fits];
  return (
    <li data-fits={fits}>
      <Sign size={14} aria-hidden />
      <span className={classes.condition}>{conditionName(condition, t)}</span>
      <VisuallyHidden>: </VisuallyHidden>
      <span className={classes.value}>
        {has ?? t('one.unknown')}
        {fits !== 'yes' && <small> {t('one.asked', { asked })}</small>}
      </span>
    </li>
  );
}

/** How they fit what the job asks, condition by condition. */
export function ApplicantMatch({
  applicant: { fit, match },
}: {
  applicant: Pick<ApplicantDetail, 'fit' | 'match'>;
}) {
  const { t } = useTranslation('applicationReview');
  return (
    <section>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('one.why')}</h3>
        <p className={classes.percent}>
          <VisuallyHidden>{t('one.match', { percent: match })}</VisuallyHidden>
          <span aria-hidden>
            {match}
            <small>%</small>
          </span>
        </p>
      </div>
      <ul className={classes.reasons}>
        {fit.reasons.map((reason) => (
          <ReasonLine key={`${reason.condition} ${reason.asked}`} reason={reason} />
        ))}
      </ul>
    </section>
  );
}
