import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import type { JobRole } from '@callboard/contract/casting/job-fields';
import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import { formatDayMonth } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia, weekdayOf } from '../../../../shared/lib/format/days-in-india.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';

type T = TFunction<'applying'>;

/** Sat 14 Nov */
export const shortDate = (moment: string | number): string => {
  const day = dayInIndia(moment);
  return `${weekdayOf(day).slice(0, 3)} ${formatDayMonth(day)}`;
};

/** Sat 14 Nov, 10:51 am */
export const shortDateTime = (moment: string | number): string =>
  `${shortDate(moment)}, ${formatTime(moment)}`;

/** ₹ 30,000 per day, 40 days */
export function payOf(role: JobRole, job: JobPageForTalent, t: T): string {
  const fee = role.fee_paise ?? job.fee_paise;
  const unit = role.fee_paise === null ? job.fee_per : role.fee_per;
  const days = role.work_days ?? job.work_days;
  const pay =
    fee === null
      ? t(job.is_unpaid ? 'unpaid' : 'feeMissing')
      : unit
        ? t(`per.${unit}`, { fee: formatRupees(fee) })
        : formatRupees(fee);
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
