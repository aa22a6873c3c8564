import { formatDayMonth } from '@callboard/contract/short-dates';
import type { LandingCall } from '@callboard/contract/site/landing';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';

type Texts = TFunction<'landing'>;

/** Female, 20 to 30 */
export function whoIsWanted(t: Texts, { gender, age_min: min, age_max: max }: LandingCall): string {
  const who = gender ?? t('calls.anyone');
  if (min !== null && max !== null) {
    return min === max ? t('calls.exactly', { who, min }) : t('calls.from', { who, min, max });
  }
  if (min !== null) return t('calls.atLeast', { who, min });
  return max !== null ? t('calls.atMost', { who, max }) : who;
}

/** ₹ 45,000 per day; a fee for the whole job has no unit. */
export function feeOf(t: Texts, { fee_paise: paise, fee_per: per }: LandingCall): string {
  if (paise === null) return t('calls.unpaid');
  const fee = formatRupees(paise);
  if (per === 'day') return t('calls.perDay', { fee });
  return per === 'month' ? t('calls.perMonth', { fee }) : fee;
}

/** Closes 24 Nov */
export const closingOf = (t: Texts, { closes_on: day }: LandingCall): string =>
  day === null ? t('calls.untilFilled') : t('calls.closes', { day: formatDayMonth(day) });

/** Monsoon Line, web series */
export const projectOf = (t: Texts, { project_title: project, project_type: type }: LandingCall): string =>
  project === null ? type : t('calls.inProject', { project, type: type.toLowerCase() });
