import type { JobAddress } from '@callboard/contract/casting/job-search';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { kindText } from './describe-filter.ts';

/** Web series jobs in Mumbai; Remote jobs, female roles, self-tape. */
export function addressTitle(address: JobAddress, t: TFunction<'findJobs'>): string {
  const { city, project_type: type, gender, audition_kind: kind, remote } = address;
  const what = type ? t('address.typed', { type: type.name }) : t('address.jobs');
  const place = city ? t('address.in', { what, city: city.name }) : what;
  const first = remote && !city ? t('address.remote', { what: lowerFirst(what) }) : place;
  return [
    first,
    ...(remote && city ? [t('address.orRemote')] : []),
    ...(gender ? [t('address.gender', { gender: gender.name.toLowerCase() })] : []),
    ...(kind ? [kindText(kind, t).toLowerCase()] : []),
  ].join(', ');
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
