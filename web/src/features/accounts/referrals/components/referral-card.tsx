import '../i18n.ts';
import type { getReferral } from '@callboard/contract/people/recruiter-profiles';
import { Copy, MessageCircle } from 'lucide-react';
import type { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonAnchor } from '../../../../shared/ui/button/button.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useReferralOf } from '../api.ts';
import classes from './referral-card.module.css';

type Referral = z.output<(typeof getReferral)['response']>;

function Content({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral');
  const { link, credits_each: count, joined, verified, credits_earned } = referral;
  const { copy, hasFailed } = useCopy(link, () => toast(t('copied')));
  return (
    <>
      <p className={classes.text}>{t('text', { count })}</p>
      <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      {hasFailed && <Alert family="stop">{t('copyFailed')}</Alert>}
      <div className={classes.ways}>
        <Button variant="ink" leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <ButtonAnchor
          href={`https://wa.me/?text=${encodeURIComponent(t('message', { count, link }))}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          leftSection={<MessageCircle size={16} aria-hidden />}
        >
          {t('whatsapp')}
        </ButtonAnchor>
      </div>
      <Facts>
        <Fact label={t('joined')}>{formatCount(joined)}</Fact>
        <Fact label={t('verified')}>{formatCount(verified)}</Fact>
        <Fact label={t('earned')}>{formatCount(credits_earned)}</Fact>
      </Facts>
    </>
  );
}

/** A referral link and how many people joined with it. */
export default function ReferralCard({ userId }: { userId: number }) {
  const { t } = useTranslation('referral');
  return (
    <section className={classes.section} aria-labelledby="referral-title">
      <SectionTitle id="referral-title">{t('title')}</SectionTitle>
      <div className={classes.body}>
        <QueryState
          query={useReferralOf(userId)}
          thing={t('thing')}
          kept={t('kept')}
          waiting={<Skeleton height="15rem" />}
        >
          {(referral) => <Content referral={referral} />}
        </QueryState>
      </div>
    </section>
  );
}
