import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';

type Words = TFunction<'recruiterProfile'>;
type OpenCall = RecruiterProfile['open_calls'][number];

/** Casting director, Lantern Casting, Mumbai. Many work under their own name: it is not said twice. */
export const lineOf = ({ name, role, company, city }: RecruiterProfile): string =>
  [role, company === name ? undefined : company, city?.name].filter(Boolean).join(', ');

/** Female, 20 to 30 */
export function whoIsWanted(t: Words, { gender, min_age: min, max_age: max }: OpenCall): string {
  const who = gender ?? t('calls.anyone');
  if (min !== null && max !== null) {
    return min === max ? t('calls.exactly', { who, min }) : t('calls.from', { who, min, max });
  }
  if (min !== null) return t('calls.atLeast', { who, min });
  return max !== null ? t('calls.atMost', { who, max }) : who;
}

/** ₹ 45,000 a day; the whole fee stands alone. */
export function feeOf(t: Words, { fee_paise: paise, fee_per: per }: OpenCall): string {
  if (paise === null) return t('calls.unpaid');
  const fee = formatRupees(paise);
  if (per === 'day') return t('calls.perDay', { fee });
  return per === 'month' ? t('calls.perMonth', { fee }) : fee;
}

/** Monsoon Line, web series */
export const projectOf = (t: Words, { project_title: project, project_type: type }: OpenCall): string =>
  project === null ? type : t('calls.inProject', { project, type: type.toLowerCase() });

/** lanterncasting.example, without what every address begins and ends with. */
export const shortAddress = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${pathname === '/' ? '' : pathname.replace(/\/$/, '')}`;
};
