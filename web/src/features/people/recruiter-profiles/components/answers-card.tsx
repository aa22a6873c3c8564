import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { ReactNode } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import classes from './side-card.module.css';

type Answering = NonNullable<RecruiterProfile['answering']>;

const blocks = Array.from({ length: 24 }, (_, block) => block);

/** Filled blocks of a row; not one more than was earned. */
function Meter({ percent }: { percent: number }) {
  const { t } = useTranslation('recruiterProfile');
  const filled = Math.floor((percent * blocks.length) / 100);
  return (
    <div className={classes.meter} role="img" aria-label={t('answers.meter', { percent })}>
      {blocks.map((block) => (
        <span key={block} data-filled={block < filled || undefined} />
      ))}
    </div>
  );
}

function Figures({ answering }: { answering: Answering }) {
  const { t } = useTranslation('recruiterProfile');
  const { applications, answered_percent: percent, final_answer_days: days, auditions } = answering;
  const count = Math.max(1, days ?? 1);
  return (
    <>
      <Meter percent={percent} />
      <p className={classes.text}>
        <Trans
          t={t}
          i18nKey="answers.got"
          values={{ percent, shown: formatCount(applications) }}
          components={{ b: <b /> }}
        />
      </p>
      <Facts>
        {days !== null && <Fact label={t('answers.final')}>{t('answers.within', { count })}</Fact>}
        {auditions > 0 && <Fact label={t('answers.auditions')}>{formatCount(auditions)}</Fact>}
      </Facts>
    </>
  );
}

interface AnswersCardProps {
  answering: RecruiterProfile['answering'];
  /** What to do about it. */
  action: ReactNode;
}

/** How a recruiter treats those who apply, counted from what happened. */
export function AnswersCard({ answering, action }: AnswersCardProps) {
  const { t } = useTranslation('recruiterProfile');
  return (
    <section className={classes.card} aria-labelledby="answers">
      <SectionTitle id="answers">{t('answers.title')}</SectionTitle>
      {answering ? <Figures answering={answering} /> : <p className={classes.text}>{t('answers.tooFew')}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </section>
  );
}
