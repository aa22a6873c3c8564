import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { formatDay, formatDaysOfYear } from '@callboard/contract/short-dates';
import type { ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { twelveHours } from '../model/deadline-state.ts';
import { wallTime } from '../model/zoned-time.ts';
import classes from './job-preview.module.css';

type Text = TFunction<'jobEditor'>;

function payText({ is_unpaid, fee_paise, fee_per, pay_note }: OwnJob, t: Text): string {
  if (is_unpaid) return t('preview.unpaid');
  if (fee_paise === null || fee_per === null) return t('preview.noPay');
  const fee = t('pay.said', { fee: formatRupees(fee_paise), unit: t(`pay.units.${fee_per}`) });
  return pay_note ? `${fee}. ${pay_note}` : fee;
}

function closesText({ deadline }: OwnJob, t: Text): string {
  if (deadline === null) return t('preview.untilFilled');
  const { day, time } = wallTime(deadline.at, deadline.zone);
  return `${formatDay(day)}, ${twelveHours(time)}`;
}

function whenText({ works_from, works_to, work_days }: OwnJob, t: Text): string {
  const [from, to] = [works_from ?? works_to, works_to ?? works_from];
  return [
    from !== null && to !== null && formatDaysOfYear(from, to),
    work_days !== null && t('roles.days', { count: work_days }),
  ]
    .filter(Boolean)
    .join(', ');
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <SectionTitle level={3}>{title}</SectionTitle>
      {children}
    </section>
  );
}

function Roles({ job: { roles } }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  return (
    <ul className={classes.list}>
      {roles.map((role) => {
        const { playing_age_min: least, playing_age_max: most } = role;
        const [min, max] = [least ?? most, most ?? least];
        const plays = [
          min !== null && max !== null && formatPlayingAge({ min, max }),
          role.gender?.toLowerCase() ?? t('roles.anyGender'),
        ].filter(Boolean);
        return (
          <li key={role.id ?? 'job'}>
            <b>{role.name}</b> <span>{plays.join(', ')}</span>
            {role.brief && <p>{role.brief}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** What is asked for with an application. */
function Asked({ job: { media, questions, disclosures } }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  const { t: form } = useTranslation('projectForm');
  const needed = (isRequired: boolean) => t(isRequired ? 'preview.required' : 'preview.optional');
  return (
    <>
      {media.length > 0 && (
        <Section title={t('preview.send')}>
          <ul className={classes.list}>
            {media.map(({ id, kind, label, note, is_required }) => (
              <li key={id}>
                <b>{label}</b> <span>{`${t(`media.${kind}`).toLowerCase()}, ${needed(is_required)}`}</span>
                {note && <p>{note}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {questions.length > 0 && (
        <Section title={t('preview.questions')}>
          <ol className={classes.list}>
            {questions.map(({ id, text, choices, is_required }) => (
              <li key={id}>
                <b>{text}</b> <span>{needed(is_required)}</span>
                {choices.length > 0 && <p>{choices.join(' · ')}</p>}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {disclosures.length > 0 && (
        <Section title={t('preview.comfort')}>
          <ul className={classes.list}>
            {disclosures.map(({ kind, note }) => (
              <li key={kind}>
                <b>{form(`disclosures.${kind}`)}</b>
                {note && <p>{note}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** The facts of a job as talents read them. Takes what its team has read, nothing else. */
export function JobPreview({ job }: { job: OwnJob }) {
  const { t } = useTranslation('jobEditor');
  const { title, description, project, production_title, project_type, cities, is_remote } = job;
  const work = project?.title ?? production_title;
  const where = [...cities, ...(is_remote ? [t('preview.remote').toLowerCase()] : [])].join(', ');
  return (
    <article className={classes.preview}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.work}>
        {work && <i>{work}, </i>}
        {work ? project_type.name.toLowerCase() : project_type.name}
        {'. '}
        {t('preview.by', { name: job.posted_by.company || job.posted_by.name })}
      </p>
      <Facts>
        <Fact label={t('preview.pay')}>{payText(job, t)}</Fact>
        {whenText(job, t) && <Fact label={t('preview.when')}>{whenText(job, t)}</Fact>}
        {where && <Fact label={t('preview.where')}>{where}</Fact>}
        {job.audition_kinds.length > 0 && (
          <Fact label={t('preview.auditions')}>
            {job.audition_kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}
          </Fact>
        )}
        <Fact label={t('preview.wanted')}>{job.wanted}</Fact>
        <Fact label={t('preview.closes')}>{closesText(job, t)}</Fact>
      </Facts>
      <p className={classes.text}>{description || t('preview.nothing')}</p>
      {job.characters.length > 0 && (
        <Section title={t('preview.roles')}>
          <Roles job={job} />
        </Section>
      )}
      <Asked job={job} />
    </article>
  );
}

interface PreviewDialogProps {
  job: OwnJob;
  onClose: () => void;
}

export default function PreviewDialog({ job, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('jobEditor');
  return (
    <Dialog opened onClose={onClose} width="wide" title={t('preview.title')} lead={t('preview.lead')}>
      <JobPreview job={job} />
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('preview.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
