import '../i18n.ts';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useVerification } from '../api.ts';
import { PapersForm } from './papers-form.tsx';
import classes from './verification.module.css';

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
function Standing({ verification }: { verification: RecruiterVerification }) {
  const { t } = useTranslation('verification');
  const { status, refused_reason, submitted_at, decided_at } = verification;
  switch (status) {
    case 'none':
      return null;
    case 'in_review':
      return (
        <>
          <Alert family="wait">{t('waiting', { date: dateOf(submitted_at) })}</Alert>
          <Sent verification={verification} />
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
  /** Under a freeze nothing is sent. */
  isFrozen: boolean;
}

function WhatAndWhy() {
  const { t } = useTranslation('verification');
  return (
    <div className={classes.why}>
      <p>{t('why')}</p>
      <h3 className={classes.small}>{t('brings.title')}</h3>
      <ul className={classes.brings}>
        <li>{t('brings.credits', { count: creditsWhenVerified })}</li>
        <li>{t('brings.badge')}</li>
        <li>{t('brings.calls')}</li>
      </ul>
      <h3 className={classes.small}>{t('send.title')}</h3>
      <p>{t('send.text')}</p>
      <p className={classes.sealed}>{t('send.sealed')}</p>
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
  if (status === 'verified') return <Standing verification={verification} />;
  const isAsked = !isFrozen && (isOpen || status === 'refused');
  return (
    <>
      <Standing verification={verification} />
      {status !== 'in_review' && <WhatAndWhy />}
      {isFrozen && <p className={classes.sealed}>{t('frozen')}</p>}
      {isAsked && (
        <PapersForm
          userId={userId}
          onDone={() => setIsOpen(false)}
          onCancel={status === 'refused' ? undefined : () => setIsOpen(false)}
        />
      )}
      {!isAsked && !isFrozen && (
        <div>
          <Button variant={status === 'none' ? 'ink' : 'outline'} onClick={() => setIsOpen(true)}>
            {t(status === 'none' ? 'open' : 'again')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What being verified is, how it stands, and the way to it. */
export default function VerificationSection(props: VerificationSectionProps) {
  const { t } = useTranslation('verification');
  const { data, isPending, refetch } = useVerification(props.userId);
  return (
    <section aria-labelledby="verification-title">
      <SectionTitle id="verification-title" aside={data && t(`status.${data.status}`)}>
        {t('title')}
      </SectionTitle>
      <div className={classes.body}>
        {data && <Content {...props} verification={data} />}
        {!data && isPending && (
          <Waiting label={t('loading')}>
            <Skeleton height="8rem" />
          </Waiting>
        )}
        {!data && !isPending && (
          <ErrorState
            title={t('error.title')}
            happened={t('error.happened')}
            kept={t('error.kept')}
            next={t('error.next')}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </section>
  );
}
