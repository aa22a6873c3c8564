import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import type { ApplicantDetail } from '../api.ts';
import classes from './applicant-words.module.css';

type Answer = ApplicantDetail['sent']['answers'][number];

const yesNo = { yes: 'one.yes', no: 'one.no' } as const;

function AnswerLine({ answer: { question, answer } }: { answer: Answer }) {
  const { t } = useTranslation('applicationReview');
  const said =
    question.kind === 'yes_no' && (answer === 'yes' || answer === 'no') ? t(yesNo[answer]) : answer;
  return (
    <div>
      <dt>{question.text}</dt>
      <dd>{said}</dd>
    </div>
  );
}

/** What they wrote: the answers to the questions of the job, and their past work beside them. */
export function ApplicantWords({ applicant }: { applicant: ApplicantDetail }) {
  const { t } = useTranslation('applicationReview');
  const { sent, past_work: work } = applicant;
  return (
    <div className={classes.columns}>
      {sent.answers.length > 0 && (
        <section>
          <SectionTitle level={3} aside={sent.answers.length}>
            {t('one.answers')}
          </SectionTitle>
          <dl className={classes.answers}>
            {sent.answers.map((answer) => (
              <AnswerLine key={answer.question.id} answer={answer} />
            ))}
          </dl>
        </section>
      )}
      <section>
        <SectionTitle level={3} aside={work.length > 0 ? t('one.titles', { count: work.length }) : undefined}>
          {t('one.pastWork')}
        </SectionTitle>
        {work.length === 0 && <p className={classes.none}>{t('one.noPastWork')}</p>}
        <ul className={classes.work}>
          {work.map(({ title, role, year }) => (
            <li key={`${title} ${role} ${year}`}>
              <cite>{title}</cite>
              <span>{[role, year].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
