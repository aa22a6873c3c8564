import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { JobRole } from '@callboard/contract/casting/job-fields';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import { type TFunction, translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { feeText, shortDateTime } from '../../job-cards/index.ts';

type T = TFunction<'applying'>;

/** ₹ 30,000 per day, 40 days */
export function payOf(role: JobRole, job: JobPageForTalent, t: T): string {
  const days = role.work_days ?? job.work_days;
  const { amount, unit } = feeText(role.fee_paise === null ? job : role, translatorOf('jobCards'));
  const pay = `${amount} ${unit}`.trim();
  return [pay, days !== null && t('role.days', { count: days })].filter(Boolean).join(', ');
}

export function agesOf({ playing_age_min: from, playing_age_max: to }: JobRole, t: T): string | undefined {
  if (from !== null && to !== null) return t('role.ages', { from, to });
  if (from !== null) return t('role.agesFrom', { from });
  return to === null ? undefined : t('role.agesTo', { to });
}

/** What the job or the application is called: the character, else the title. */
export const nameOfRole = (role: JobRole | undefined, job: { title: string }): string =>
  role === undefined || role.id === null ? job.title : role.name;

export const titleOfJob = ({ project, title }: Pick<JobPageForTalent, 'project' | 'title'>): string =>
  project?.title ?? title;

export const deadlineText = ({ deadline }: Pick<JobPageForTalent, 'deadline'>, t: T): string =>
  deadline ? t('closes', { date: shortDateTime(deadline.at) }) : t('untilFilled');

export const changeUntil = ({ change_until }: Pick<OwnApplicationDetail, 'change_until'>, t: T): string =>
  change_until ? t('sent.until', { date: shortDateTime(change_until) }) : t('sent.whileOpen');
