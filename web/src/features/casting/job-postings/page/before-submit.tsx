import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { reviewedJobs } from '@callboard/contract/casting/job-values';
import { Check, ChevronRight, Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSaveState } from '../../../../shared/lib/autosave/use-autosave.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { FindingNote, postersFindings } from '../editor/finding-note.tsx';
import { focusField } from '../editor/focus-field.ts';
import { fieldOfFinding, type JobValues } from '../editor/job-values.ts';
import type { JobSaving } from '../editor/use-job-saving.ts';
import { fieldOfPart, missable, missingParts } from '../model/missing-parts.ts';
import classes from './before-submit.module.css';
import type { SubmitProblem } from './use-submit.ts';

/** What is missing while it is typed, not only once it is saved. */
function useMissing({ saving }: JobSaving) {
  const read = () => {
    const value = <K extends keyof JobValues>(name: K) => saving.value(name);
    return missingParts({
      description: value('description'),
      cities: value('cities'),
      isRemote: value('isRemote'),
      auditionKinds: value('auditionKinds'),
    }).join();
  };
  const names = useSyncExternalStore(saving.subscribe, read);
  return names === '' ? [] : names.split(',');
}

function Missing({ form }: { form: JobSaving }) {
  const { t } = useTranslation('jobEditor');
  const missing = useMissing(form);
  const { invalid, first } = useSaveState(form.saving);
  const parts = missable.filter((part) => missing.includes(part));
  const count = parts.length + (invalid > 0 ? 1 : 0);
  if (count === 0) {
    return (
      <p className={classes.ready} role="status">
        <Check size={17} aria-hidden />
        {t('submit.ready')}
      </p>
    );
  }
  return (
    <div className={classes.missing}>
      <p role="status">{t('submit.missing', { count })}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <PlainButton className={classes.part} onClick={() => focusField(fieldOfPart[part])}>
              {t(`submit.needs.${part}`)}
              <ChevronRight size={16} aria-hidden />
            </PlainButton>
          </li>
        ))}
        {first !== undefined && (
          <li>
            <PlainButton className={classes.part} onClick={() => focusField(first)}>
              {t('submit.needs.invalid')}
              <ChevronRight size={16} aria-hidden />
            </PlainButton>
          </li>
        )}
      </ul>
    </div>
  );
}

/** What was noticed, each with the way to its field. */
export function Findings({ job }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  const shown = postersFindings(job.findings);
  if (shown.length === 0) return null;
  return (
    <div className={classes.findings}>
      <h3>{t('submit.findings')}</h3>
      {shown.map((finding) => {
        const name = finding.field === null ? undefined : fieldOfFinding(finding.field);
        return (
          <FindingNote key={`${finding.check} ${finding.field}`} finding={finding}>
            {name && (
              <PlainButton className={classes.show} onClick={() => focusField(name)}>
                {t('findings.show')}
              </PlainButton>
            )}
          </FindingNote>
        );
      })}
    </div>
  );
}

/** That somebody reads the job before it shows, and why. */
function Review({ job }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  if (!job.needs_review) return null;
  const isBlocked = job.findings.some(({ blocks }) => blocks);
  return (
    <p className={classes.review}>
      <Hourglass size={16} aria-hidden />
      <span>
        {isBlocked ? t('submit.reviewBlocks') : t('submit.reviewFirst', { count: reviewedJobs })}{' '}
        {!isBlocked && <Link to={paths.settings(2)}>{t('submit.verify')}</Link>}
      </span>
    </p>
  );
}

export function SubmitTrouble({ problem }: { problem: SubmitProblem }) {
  const { t } = useTranslation('jobEditor');
  return (
    <Alert family="stop">
      {t(`submit.${problem.kind}`)}
      {problem.kind === 'refused' && (
        <ul className={classes.refused}>
          {problem.fields.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              {name ? (
                <PlainButton className={classes.show} onClick={() => focusField(name)}>
                  {t(`fields.${name}`)}
                </PlainButton>
              ) : null}{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** What to look at before a job is submitted: what is missing, what was noticed, what happens then. */
export function BeforeSubmit({ job, form }: { job: OwnJob; form: JobSaving }) {
  const { t } = useTranslation('jobEditor');
  return (
    <section className={classes.panel} aria-label={t('submit.title')}>
      <SectionTitle>{t('submit.title')}</SectionTitle>
      <Missing form={form} />
      <Findings job={job} />
      <Review job={job} />
    </section>
  );
}
