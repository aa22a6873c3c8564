import { feeUnits } from '@callboard/contract/people/fees';
import { sizeTypes } from '@callboard/contract/people/measurements';
import { formatDays } from '@callboard/contract/short-dates';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { measureText } from '../../../../shared/lib/format/measure-text.ts';
import { formatUsualFee } from '../../../../shared/lib/format/usual-fee.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import type { ApplicantDetail } from '../api.ts';

type Days = NonNullable<ApplicantDetail['sent']['days']>;

function DaysFact({ days: { total, available, not_available: away } }: { days: Days }) {
  const { t } = useTranslation('applicationReview');
  const said = away.map(({ start_date: from, end_date: to }) => formatDays(from, to)).join(', ');
  return (
    <Fact label={t('facts.days')}>
      {available === total ? t('facts.allDays', { total }) : t('facts.someDays', { available, total })}
      {said !== '' && ` (${t('facts.notDays', { days: said })})`}
    </Fact>
  );
}

/** What the profile and the application say in short. What nobody entered is left out. */
export function ApplicantFacts({ applicant }: { applicant: ApplicantDetail }) {
  const { t } = useTranslation('applicationReview');
  const { t: card } = useTranslation('talentCard');
  const { languages, skills, height_mm: height, usual_fee: fee, sent } = applicant;
  const per = fee && feeUnits.find((unit) => unit === fee.per);
  const tall =
    height === null ? undefined : measureText('height', Math.round(height / 10), sizeTypes.centimetres.id);
  return (
    <Facts>
      {languages.length > 0 && <Fact label={t('facts.languages')}>{languages.join(', ')}</Fact>}
      {skills.length > 0 && <Fact label={t('facts.skills')}>{skills.join(', ')}</Fact>}
      {tall && <Fact label={t('facts.height')}>{tall}</Fact>}
      {sent.days && <DaysFact days={sent.days} />}
      {fee && per && <Fact label={t('facts.fee')}>{formatUsualFee({ rupees: fee.rupees, per }, card)}</Fact>}
    </Facts>
  );
}
