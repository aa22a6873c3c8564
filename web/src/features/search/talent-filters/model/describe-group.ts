import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import { bestLanguageLevel } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { formatDays } from '@callboard/contract/short-dates';
import type { MasterData } from '@callboard/contract/site/reference';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { type ListFilter, listOf, namesOf } from './list-filters.ts';
import { formatMeasure, type MeasureGroup, readMeasure } from './measurements.ts';

type Translate = TFunction<'talentFilters'>;

/** Up to three names; beyond that two, and a count of the rest. */
const maxNames = 3;
const namesBeforeMore = 2;

/** Wheatish or Deep; Film, Theatre or Dance; Film, Theatre or 3 more. */
function anyOf(names: readonly string[], t: Translate): string {
  const [last = t('chip.unknown'), ...others] = names.toReversed();
  if (others.length === 0) return last;
  if (names.length > maxNames) {
    const first = names.slice(0, namesBeforeMore).join(', ');
    return t('chip.more', { first, count: names.length - namesBeforeMore });
  }
  return t('chip.or', { first: others.toReversed().join(', '), last });
}

/** Hindi, Marathi, Bangla; Hindi, Marathi and 3 more */
function listed(names: readonly string[], t: Translate): string {
  if (names.length <= maxNames) return names.join(', ');
  const first = names.slice(0, namesBeforeMore).join(', ');
  return t('chip.andMore', { first, count: names.length - namesBeforeMore });
}

/** Mumbai, Pune, travel */
function describeLocation(filters: TalentFilters, lists: MasterData, t: Translate): string {
  const cities = namesOf(lists, 'location', filters.location);
  if (cities.length === 0) return filters.openToTravel ? t('chip.travelAlone') : t('chip.unknown');
  return listed(filters.openToTravel ? [...cities, t('chip.travel')] : cities, t);
}

function describeAge({ minAge, maxAge }: TalentFilters, t: Translate): string {
  if (minAge === undefined) return t('chip.age.most', { most: maxAge ?? '' });
  if (maxAge === undefined) return t('chip.age.least', { least: minAge });
  return t('chip.age.both', { ages: formatPlayingAge({ min: minAge, max: maxAge }) });
}

function formatRange(group: MeasureGroup, filters: TalentFilters, t: Translate): string {
  const { least, most, symbol } = formatMeasure(group, readMeasure(filters, group));
  if (most === undefined) return t('chip.measure.least', { least: `${least}${symbol}` });
  if (least === undefined) return t('chip.measure.most', { most: `${most}${symbol}` });
  return least === most ? `${least}${symbol}` : t('chip.measure.both', { least, most: `${most}${symbol}` });
}

/** Fee up to ₹ 12,500 per day; Fee up to ₹ 12,500 per day, stated only */
function describeFee({ feeMax = 0, feePer = 'day', feeStated }: TalentFilters, t: Translate): string {
  const fee = t(`chip.fee.${feePer}`, { amount: formatRupees(feeMax * 100) });
  return feeStated ? t('chip.fee.stated', { fee }) : fee;
}

/** Hindi (fluent), Marathi: the levels that languages have of their own. The lowest goes without saying. */
function languageNames(filters: TalentFilters, lists: MasterData, t: Translate): string[] {
  const levels = new Map(filters.languageLevels?.map((one) => [Math.floor(one / 10), one % 10]));
  return (filters.language ?? []).flatMap((id) => {
    const [name = t('chip.unknown')] = namesOf(lists, 'language', [id]);
    const level = lists.language_levels.slice(1).find((one) => one.id === levels.get(id));
    if (!level) return name;
    const key = level.id === bestLanguageLevel ? 'chip.ownBestLevel' : 'chip.ownLevel';
    return t(key, { name, level: level.name.toLowerCase() });
  });
}

/** Any of Hindi, Marathi; All of Kathak, Swimming; Any of Hindi, Marathi and 3 more; Hindi, fluent or better */
function describeAbilities(
  group: 'language' | 'skills',
  filters: TalentFilters,
  lists: MasterData,
  t: Translate,
): string {
  const names =
    group === 'language' && filters.languageLevels
      ? languageNames(filters, lists, t)
      : namesOf(lists, group, filters[group]);
  const match = group === 'language' ? filters.languageMatch : filters.skillsMatch;
  const [only = t('chip.unknown')] = names;
  const said =
    names.length < 2 ? only : t(match === 'all' ? 'chip.allOf' : 'chip.anyOf', { names: listed(names, t) });
  const level = lists.language_levels.find(({ id }) => id === filters.languageLevel);
  if (group === 'skills' || !level) return said;
  const key = level.id === bestLanguageLevel ? 'chip.bestLevel' : 'chip.level';
  return t(key, { names: said, level: level.name.toLowerCase() });
}

const isList = (group: FilterGroup): group is FilterGroup & ListFilter => Object.hasOwn(listOf, group);

/** An active filter, as its chip shows it. */
export function describeGroup(
  group: FilterGroup,
  filters: TalentFilters,
  lists: MasterData,
  t: Translate,
): string {
  switch (group) {
    case 'location':
      return describeLocation(filters, lists, t);
    case 'age':
      return describeAge(filters, t);
    case 'language':
    case 'skills':
      return describeAbilities(group, filters, lists, t);
    case 'height':
    case 'weight':
    case 'bustOrChest':
    case 'waist':
    case 'hips':
      return t(`chip.named.${group}`, { range: formatRange(group, filters, t) });
    case 'available':
      return t('chip.free', { days: formatDays(filters.availableFrom ?? '', filters.availableTo) });
    case 'theatre':
      return t('chip.theatre', { count: filters.theatre ?? 0 });
    case 'fee':
      return describeFee(filters, t);
    case 'unlocked':
      return filters.unlocked ? t('chip.unlocked') : t('chip.notUnlocked');
    case 'userName':
      return t('chip.userName', { name: filters.userName ?? '' });
    default:
      return isList(group) ? describeList(group, filters, lists, t) : t(`chip.${group}`);
  }
}

function describeList(group: ListFilter, filters: TalentFilters, lists: MasterData, t: Translate): string {
  const names = anyOf(namesOf(lists, group, filters[group]), t);
  // Clear without a prefix, or described elsewhere.
  if (group === 'gender' || group === 'language' || group === 'skills' || group === 'location') return names;
  return t(`chip.${group}`, { names });
}
