import '../words.ts';
import { creditsWhenVerified } from '@callboard/contract/billing/credits';
import type { RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useVerification } from '../api.ts';
import { PapersForm } from './papers-form.tsx';
import { Standing } from './standing.tsx';
import classes from './verification.module.css';

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
