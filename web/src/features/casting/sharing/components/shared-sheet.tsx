import '../i18n.ts';
import type { SharedCharacter, SharedProject } from '@callboard/contract/casting/project-shares';
import { type DisclosureKind, disclosureLevels } from '@callboard/contract/casting/project-values';
import { formatDay, formatDaysOfYear } from '@callboard/contract/short-dates';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import { formatRupees } from '../../../../shared/lib/format/rupees.ts';
import { Fact, Facts } from '../../../../shared/ui/facts/facts.tsx';
import classes from './shared-sheet.module.css';

export type SharedAbout = Omit<SharedProject, 'shares'>;
type T = TFunction<'sharing'>;

const units = ['day', 'project', 'month'] as const;

const withUnit = (amount: string, per: string | null, t: T): string => {
  const unit = units.find((one) => one === per);
  return unit ? t(`sheet.per.${unit}`, { fee: amount }) : amount;
};

/** Of the character, else what the project pays its cast. */
export function feeOf(about: SharedAbout, character: SharedCharacter, t: T): string {
  if (character.fee_paise !== null) return withUnit(formatRupees(character.fee_paise), character.fee_per, t);
  const { fee_min_paise: from, fee_max_paise: to, fee_per: per } = about;
  const [min, max] = [from ?? to, to ?? from];
  if (min === null || max === null) return t('sheet.open');
  const amount =
    min === max ? formatRupees(min) : t('sheet.range', { from: formatRupees(min), to: formatRupees(max) });
  return withUnit(amount, per, t);
}

const daysText = (from: string | null, to: string | null): string | undefined => {
  const [first, last] = [from ?? to, to ?? from];
  return first && last ? formatDaysOfYear(first, last) : undefined;
};

/** Of the character, else of the shoot. */
export function datesOf(about: SharedAbout, character: SharedCharacter, t: T): string {
  const days =
    daysText(character.works_from, character.works_to) ??
    daysText(about.shoot_starts_on, about.shoot_ends_on);
  const { work_days: count } = character;
  if (count === null) return days ?? t('sheet.open');
  return days ? t('sheet.days', { count, days }) : t('sheet.someDays', { count });
}

export function playsOf(
  { playing_age_min: from, playing_age_max: to, gender, weight }: SharedCharacter,
  t: T,
) {
  const [min, max] = [from ?? to, to ?? from];
  const age = min !== null && max !== null && formatPlayingAge({ min, max });
  const known = (['lead', 'supporting', 'featured', 'background'] as const).find((one) => one === weight);
  return [known && t(`sheet.weights.${known}`), gender?.toLowerCase() ?? t('sheet.anyone'), age]
    .filter(Boolean)
    .join(', ');
}

const isKind = (kind: string): kind is DisclosureKind => Object.hasOwn(disclosureLevels, kind);
const levels = ['one', 'several', 'implied', 'shown', 'partial', 'full', 'light', 'heavy', 'on_set'] as const;

/** What is asked is said before anyone answers. */
export function Asked({ character: { disclosures } }: { character: SharedCharacter }) {
  const { t } = useTranslation('sharing');
  const { t: form } = useTranslation('projectForm');
  if (disclosures.length === 0) return <p className={classes.quiet}>{t('sheet.asksNothing')}</p>;
  return (
    <ul className={classes.asks}>
      {disclosures.map(({ kind, level, note }) => {
        const known = levels.find((one) => one === level);
        return (
          <li key={kind}>
            <b>{isKind(kind) ? form(`disclosures.${kind}`) : kind}</b>
            {known && <span>{form(`disclosures.levels.${known}`)}</span>}
            {note && <p>{note}</p>}
          </li>
        );
      })}
    </ul>
  );
}

interface SharedFactsProps {
  about: SharedAbout;
  character: SharedCharacter;
  columns?: 1 | 2;
}

/** Everything one needs to decide, label by label. What nobody said is left out, but never fee and dates. */
export function SharedFacts({ about, character, columns = 1 }: SharedFactsProps) {
  const { t } = useTranslation('sharing');
  const auditions = daysText(about.auditions_start_on, about.auditions_end_on);
  return (
    <Facts columns={columns}>
      <Fact label={t('sheet.plays')}>{playsOf(character, t)}</Fact>
      <Fact label={t('sheet.fee')}>{feeOf(about, character, t)}</Fact>
      <Fact label={t('sheet.dates')}>{datesOf(about, character, t)}</Fact>
      {auditions && <Fact label={t('sheet.auditions')}>{auditions}</Fact>}
      {about.cast_by && <Fact label={t('sheet.castBy')}>{formatDay(about.cast_by)}</Fact>}
      {about.cities.length > 0 && <Fact label={t('sheet.where')}>{about.cities.join(', ')}</Fact>}
      {about.languages.length > 0 && <Fact label={t('sheet.languages')}>{about.languages.join(', ')}</Fact>}
      {about.production_house && <Fact label={t('sheet.company')}>{about.production_house}</Fact>}
      {about.director && <Fact label={t('sheet.director')}>{about.director}</Fact>}
      {about.is_union !== null && (
        <Fact label={t('sheet.union')}>{t(about.is_union ? 'sheet.isUnion' : 'sheet.notUnion')}</Fact>
      )}
      {about.usage && (
        <Fact label={t('sheet.usage')} wide>
          {about.usage}
        </Fact>
      )}
    </Facts>
  );
}
