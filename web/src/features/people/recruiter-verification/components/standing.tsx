import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';

const dateOf = (moment: string | null) => (moment === null ? '' : formatDate(moment));

/** What was sent, masked: neither the number nor a paper is ever shown again. */
function Sent({ verification }: { verification: RecruiterVerification }) {
  const { t } = useTranslation('verification');
  const { legal_name, gstin, papers } = verification;
  const kinds = papers.map(({ kind, pages }) => t('pages', { kind: t(`kinds.${kind}`), count: pages }));
  return (
    <Facts>
      {legal_name && <Fact label={t('legalName')}>{legal_name}</Fact>}
      {gstin && <Fact label={t('gstin')}>{gstin}</Fact>}
      {kinds.length > 0 && <Fact label={t('sentPapers')}>{kinds.join('; ')}</Fact>}
    </Facts>
  );
}

/** What became of the request. */
export function Standing({ verification }: { verification: RecruiterVerification }) {
  const { t } = useTranslation('verification');
  const { status, refused_reason, submitted_at, decided_at } = verification;
  switch (status) {
    case 'none':
      return null;
    case 'in_review':
      return (
        <>
          <Notice family="wait">{t('waiting', { date: dateOf(submitted_at) })}</Notice>
          <Sent verification={verification} />
        </>
      );
    case 'verified':
      return <Notice family="go">{t('verified', { date: dateOf(decided_at) })}</Notice>;
    case 'refused':
      return (
        <Notice family="stop">
          {t('refused', { reason: refused_reason ?? '' })} {t('refusedNext')}
        </Notice>
      );
  }
}
