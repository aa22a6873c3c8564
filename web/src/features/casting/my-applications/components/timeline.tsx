import { type ApplicationStatus, applicationSteps } from '@callboard/contract/casting/application-values';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { statusTable } from '../../../../shared/ui/status/status-table.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { shortDate, shortDateTime } from '../../job-cards/index.ts';
import { isStillDeciding, stepsSinceSent } from '../model/clock.ts';
import { statusNames, statusOf, stepOf } from '../model/step-words.ts';
import classes from './timeline.module.css';

type T = TFunction<'myApplications'>;
type Step = OwnApplicationDetail['steps'][number];

/** 4 photos, 1 video, 2 answers, a note */
export function describeSent({ sent: { media, answers, note } }: OwnApplicationDetail, t: T): string {
  const count = (kind: 'photo' | 'video' | 'audio') => media.filter((one) => one.kind === kind).length;
  const parts = [
    count('photo') > 0 && t('sent.photos', { count: count('photo') }),
    count('video') > 0 && t('sent.videos', { count: count('video') }),
    count('audio') > 0 && t('sent.audios', { count: count('audio') }),
    answers.length > 0 && t('sent.answers', { count: answers.length }),
    note !== null && t('sent.withNote'),
  ].filter(Boolean);
  return parts.length === 0 ? t('sent.nothing') : t('where.sent', { what: parts.join(', ') });
}

/** What was said with a step, and by whom. */
function StepText({ application, step }: { application: OwnApplicationDetail; step: Step }) {
  const { t } = useTranslation('myApplications');
  const { status, by, words } = step;
  const { others } = application;
  return (
    <>
      {status === 'applied' && (
        <p>
          {describeSent(application, t)} <a href="#sent">{t('where.seeSent')}</a>
        </p>
      )}
      {status === 'viewed' && <p>{by ? t('where.viewedBy', { name: by }) : t('where.viewed')}</p>}
      {status === 'shortlisted' && (
        <p>
          {others.chosen !== null && t('where.chosen', { count: others.chosen })}{' '}
          {others.applied !== null && t('where.applied', { count: others.applied })}{' '}
          {by && t('where.by', { name: by })}
        </p>
      )}
      {status !== 'applied' && status !== 'viewed' && status !== 'shortlisted' && by && (
        <p>{t('where.by', { name: by })}</p>
      )}
      {words && <blockquote>{words}</blockquote>}
    </>
  );
}

/** Nothing was decided, and they said so. */
function StillDeciding({ step: { by, words, at } }: { step: Step }) {
  const { t } = useTranslation('myApplications');
  return (
    <>
      <div className={classes.head}>
        <h4>{t('where.stillDeciding')}</h4>
        <time dateTime={at}>{shortDateTime(at)}</time>
      </div>
      {by && <p>{t('where.by', { name: by })}</p>}
      {words && <blockquote>{words}</blockquote>}
    </>
  );
}

/** A step when it was taken, and what was said while it lasted. */
function stepsOf(steps: readonly Step[], status: ApplicationStatus) {
  const taken = steps.findLast((one) => one.status === status && !isStillDeciding(steps, one));
  const from = taken ? steps.indexOf(taken) + 1 : 0;
  const said = steps.slice(from).filter((one) => one.status === status && isStillDeciding(steps, one));
  return { step: taken, said };
}

/** What may come: usual times where they are known. */
function ToCome({ status, application }: { status: ApplicationStatus; application: OwnApplicationDetail }) {
  const { t } = useTranslation('myApplications');
  const { usual, jobApplyStatus } = application;
  const isNext = stepOf(status) === jobApplyStatus + 1;
  const days = status === 'viewed' ? usual.first_view_days : usual.next_step_days;
  const text = {
    audition: t('where.nextAudition'),
    callback: t('where.nextCallback'),
    offered: t('where.nextOffered'),
  };
  return (
    <>
      {isNext && days !== null && <p>{t('where.usuallyIn', { count: days })}</p>}
      {(status === 'audition' || status === 'callback' || status === 'offered') && <p>{text[status]}</p>}
      {status === 'cast' && application.works_from && (
        <p>{t('where.worksFrom', { date: shortDate(application.works_from) })}</p>
      )}
    </>
  );
}

/** The seven steps with their times. One that was left out, such as an audition, has none. */
export function Timeline({ application }: { application: OwnApplicationDetail }) {
  const { t } = useTranslation('myApplications');
  const { t: statusText } = useTranslation('status');
  const at = stepOf(statusOf(application));
  const steps = stepsSinceSent(application.steps);
  return (
    <section>
      <SectionTitle aside={t('where.aside', { at, of: applicationSteps.length })}>
        {t('where.title')}
      </SectionTitle>
      <ol className={classes.steps}>
        {applicationSteps.map((status, place) => {
          const { step, said } = stepsOf(steps, status);
          const { icon: Icon } = statusTable[statusNames[status]];
          const state = place + 1 === at ? 'now' : place + 1 < at ? 'done' : 'next';
          return (
            <li key={status} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className={classes.sign} aria-hidden>
                <Icon size={15} />
              </span>
              <div>
                <div className={classes.head}>
                  <h3>{statusText(statusNames[status])}</h3>
                  {step && state !== 'next' && <time dateTime={step.at}>{shortDateTime(step.at)}</time>}
                </div>
                <VisuallyHidden>
                  {t(state === 'now' ? 'where.now' : state === 'done' ? 'where.done' : 'where.toCome')}
                </VisuallyHidden>
                {state === 'next' ? (
                  <ToCome status={status} application={application} />
                ) : (
                  step && <StepText application={application} step={step} />
                )}
                {state !== 'next' && said.map((one) => <StillDeciding key={one.at} step={one} />)}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
