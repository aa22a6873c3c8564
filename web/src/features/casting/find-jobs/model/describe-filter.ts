import type { AuditionKind, JobFilterGroup } from '@callboard/contract/casting/job-values';
import type { MasterData } from '@callboard/contract/site/reference';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { type JobFilters, setGroups } from './job-filters.ts';

export type Lists = Pick<MasterData, 'cities' | 'genders' | 'project_types' | 'age_options'>;
type T = TFunction<'findJobs'>;

const namesIn = (
  list: readonly { readonly id: number; readonly name: string }[],
  ids: readonly number[] = [],
): string[] => ids.flatMap((id) => list.find((one) => one.id === id)?.name ?? []);

/** More are counted. */
const maxNames = 2;

const listed = (names: readonly string[], many: (count: number) => string): string =>
  names.length > maxNames ? many(names.length) : names.join(', ');

export const kindText = (kind: AuditionKind, t: T): string => t(`kinds.${kind}`);

function ageText({ min_age: from, max_age: to }: JobFilters, t: T): string {
  if (from === undefined) return t('chip.ageTo', { to: to ?? '' });
  return to === undefined ? t('chip.ageFrom', { from }) : t('chip.age', { from, to });
}

/** A filter that is set, as its chip says it. */
export function describeFilter(group: JobFilterGroup, filters: JobFilters, lists: Lists, t: T): string {
  switch (group) {
    case 'text':
      return t('chip.text', { text: filters.text ?? '' });
    case 'gender':
      return namesIn(lists.genders, filters.gender_id).join(', ') || t('chip.unknown');
    case 'age':
      return ageText(filters, t);
    case 'project_type': {
      const names = namesIn(lists.project_types, filters.project_id);
      return listed(names, (count) => t('chip.types', { count })) || t('chip.unknown');
    }
    case 'location': {
      const cities = namesIn(lists.cities, filters.location_id);
      const names = filters.remote ? [...cities, t('remote')] : cities;
      return listed(names, (count) => t('chip.places', { count })) || t('chip.unknown');
    }
    case 'pay':
      return filters.pay_min === undefined
        ? t('chip.paid')
        : t('chip.pay', { amount: formatRupees(filters.pay_min * 100) });
    case 'audition_kind':
      return filters.audition_kind?.map((kind) => kindText(kind, t)).join(', ') ?? '';
    default:
      return t(`chip.${group}`);
  }
}

/** The most that fit in a name. */
const namedAtMost = 4;

/** What is searched, in a few words; nothing where all jobs are. */
export const describeSearch = (filters: JobFilters, lists: Lists, t: T): string =>
  setGroups(filters)
    .slice(0, namedAtMost)
    .map((group) => describeFilter(group, filters, lists, t))
    .join(', ');
