import '../i18n.ts';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useVerification } from '../api.ts';
import { removeDraftTexts } from '../model/documents-draft.ts';
import { DocumentsForm } from './documents-form.tsx';
import classes from './verification.module.css';

const dateOf = (moment: string | null) => (moment === null ? '' : formatDate(moment));

/** Masked; a document is never shown again. */
function SentDocuments({ verification }: { verification: RecruiterVerification }) {
  const { t } = useTranslation('verification');
  const { legal_name, gstin, papers } = verification;
  const types = papers.map(({ kind, pages }) => t('pages', { type: t(`types.${kind}`), count: pages }));
  return (
    <Facts>
      {legal_name && <Fact label={t('legalName')}>{legal_name}</Fact>}
      {gstin && <Fact label={t('gstin')}>{gstin}</Fact>}
      {types.length > 0 && <Fact label={t('sentDocuments')}>{types.join('; ')}</Fact>}
    </Facts>
  );
}

function VerificationStatus({ verification }: { verification: RecruiterVerification }) {
  const { t } = useTranslation('verification');
  const { status, refused_reason, submitted_at, decided_at } = verification;
  switch (status) {
    case 'none':
      return null;
    case 'in_review':
      return (
        <>
          <Alert family="wait">{t('waiting', { date: dateOf(submitted_at) })}</Alert>
          <SentDocuments verification={verification} />
        </>
      );
    case 'verified':
      return <Alert family="go">{t('verified', { date: dateOf(decided_at) })}</Alert>;
    case 'refused':
      return (
        <Alert family="stop">
          {t('refused', { reason: refused_reason ?? '' })} {t('refusedNext')}
        </Alert>
      );
  }
}

interface VerificationSectionProps {
  userId: number;
  isFrozen: boolean;
}

function Introduction() {
  const { t } = useTranslation('verification');
  return (
    <div className={classes.introduction}>
      <p>{t('why')}</p>
      <h3 className={classes.small}>{t('benefits.title')}</h3>
      <ul className={classes.benefits}>
        <li>{t('benefits.credits', { count: creditsWhenVerified })}</li>
        <li>{t('benefits.badge')}</li>
        <li>{t('benefits.jobs')}</li>
      </ul>
      <h3 className={classes.small}>{t('send.title')}</h3>
      <p>{t('send.text')}</p>
      <p className={classes.note}>{t('send.sealed')}</p>
    </div>
  );
}

function Content({
  verification,
  userId,
  isFrozen,
}: VerificationSectionProps & { verification: RecruiterVerification }) {
  const { t } = useTranslation('verification');
  const [isOpen, setIsOpen] = useState(false);
  const { status } = verification;
  useEffect(() => {
    if (status === 'verified') removeDraftTexts(userId);
  }, [status, userId]);
  if (status === 'verified') return <VerificationStatus verification={verification} />;
  const isFormOpen = !isFrozen && (isOpen || status === 'refused');
  return (
    <>
      <VerificationStatus verification={verification} />
      {status !== 'in_review' && <Introduction />}
      {isFrozen && <p className={classes.note}>{t('frozen')}</p>}
      {isFormOpen && (
        <DocumentsForm
          key={verification.submitted_at}
          userId={userId}
          last={verification}
          onDone={() => setIsOpen(false)}
          onCancel={status === 'refused' ? undefined : () => setIsOpen(false)}
        />
      )}
      {!isFormOpen && !isFrozen && (
        <div>
          <Button variant={status === 'none' ? 'ink' : 'outline'} onClick={() => setIsOpen(true)}>
            {t(status === 'none' ? 'open' : 'again')}
          </Button>
        </div>
      )}
    </>
  );
}

export default function VerificationSection(props: VerificationSectionProps) {
  const { t } = useTranslation('verification');
  const query = useVerification(props.userId);
  return (
    <section aria-labelledby="verification-title">
      <SectionTitle id="verification-title" aside={query.data && t(`status.${query.data.status}`)}>
        {t('title')}
      </SectionTitle>
      <Stack gap={4} className={classes.body}>
        <QueryState
          query={query}
          thing={t('thing')}
          kept={t('kept')}
          waiting={<Skeleton height="8rem" />}
          level={3}
        >
          {(verification) => <Content {...props} verification={verification} />}
        </QueryState>
      </Stack>
    </section>
  );
}
