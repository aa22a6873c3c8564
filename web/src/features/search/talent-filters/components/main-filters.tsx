import { sizeTypes } from '@callboard/contract/people/measurements';
import { ageBars, bestLanguageLevel, heightBars } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type { MasterData } from '@callboard/contract/site/reference';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { toggled } from '../../../../shared/lib/live-filters.ts';
import { converted, readHeight } from '../../../../shared/lib/typed/read-height.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { RangeSlider } from '../../../../shared/ui/range-slider/range-slider.tsx';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import classes from '../../../../shared/ui/search-filters/segments.module.css';
import type { Searcher } from '../../talent-search/index.ts';
import { useFacets } from '../api.ts';
import { barsOf, type Counts } from '../model/counts.ts';
import { type Editor, sameProps } from '../model/filter-changes.ts';
import type { TokenFilter } from '../model/filter-sections.ts';
import {
  inUnit,
  limitsIn,
  type Measure,
  readMeasure,
  writeFeet,
  writeMeasure,
} from '../model/measurements.ts';
import { CheckList } from './check-list.tsx';
import lines from './lines.module.css';
import { MatchSwitch, UnitSwitch } from './switches.tsx';
import { TokenPicker } from './token-picker.tsx';

interface HeightRangeProps {
  least?: number | undefined;
  most?: number | undefined;
  unit: number;
  counts: Counts | undefined;
  editor: Editor;
}

const { centimetres, inches, feet } = sizeTypes;

/** Old links may use feet. */
const shownUnit = (unit: number) => (unit === feet.id ? inches.id : unit);

function useScale(unit: number, counts: Counts | undefined) {
  return useMemo(() => {
    const at = (cm: number) => converted(cm, centimetres.id, unit);
    const exact = (cm: number) => (unit === inches.id ? (cm * centimetres.inOne) / inches.inOne : cm);
    return {
      scale: { from: at(heightBars.from), to: at(heightBars.to), step: 1 },
      bars: barsOf(heightBars, counts).map((bar) => ({ ...bar, from: exact(bar.from), to: exact(bar.to) })),
      limits: limitsIn('height', unit),
    };
  }, [unit, counts]);
}

const HeightRange = memo(function HeightRange(props: HeightRangeProps) {
  const { t } = useTranslation('talentFilters');
  const { editor, counts } = props;
  const measure: Measure = inUnit('height', props, shownUnit(props.unit));
  const { least, most, unit } = measure;
  const isFeet = unit === inches.id;
  return (
    <FilterGroup
      title={t('group.height')}
      aside={
        <UnitSwitch
          group={t('group.height')}
          units={[
            { id: centimetres.id, label: t('unit.cm'), accessibleName: t('unit.longCm') },
            { id: inches.id, label: t('unit.ftIn'), accessibleName: t('unit.longFtIn') },
          ]}
          value={unit}
          onChange={(to) => editor.change(writeMeasure('height', inUnit('height', measure, to)))}
        />
      }
    >
      <RangeSlider
        {...useScale(unit, counts)}
        labels={{ least: t('heightEnd.least'), most: t('heightEnd.most') }}
        value={{ least, most }}
        onChange={(next) => editor.move(writeMeasure('height', { ...next, unit }))}
        onSettled={editor.settle}
        write={(value) => (isFeet ? writeFeet(value, inches.id) : `${value} ${t('unit.cm')}`)}
        read={(text) => readHeight(text, unit)}
        error={t('heightError')}
      />
    </FilterGroup>
  );
});

interface GenderChoiceProps {
  lists: MasterData;
  chosen: readonly number[] | undefined;
  editor: Editor;
}

/** The other genders share one segment. */
const separateGenders = 2;

const GenderChoice = memo(function GenderChoice({ lists, chosen, editor }: GenderChoiceProps) {
  const { t } = useTranslation('talentFilters');
  const others = lists.genders.slice(separateGenders);
  const segments = [
    ...lists.genders
      .slice(0, separateGenders)
      .map(({ id, name }) => ({ label: name, accessibleName: name, ids: [id] })),
    {
      label: t('other'),
      accessibleName: others.map(({ name }) => name).join(', '),
      ids: others.map(({ id }) => id),
    },
  ];
  return (
    <div className={classes.segments}>
      {segments.map(({ label, accessibleName, ids }) => (
        <label key={label} className={classes.segment} title={accessibleName}>
          <input
            type="checkbox"
            className={classes.input}
            aria-label={accessibleName === label ? undefined : `${label}: ${accessibleName}`}
            checked={ids.some((id) => chosen?.includes(id))}
            onChange={() => editor.change({ gender: toggled(chosen, ids) })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}, sameProps);

interface PlayingAgeProps {
  least: number | undefined;
  most: number | undefined;
  counts: Counts | undefined;
  editor: Editor;
}

const scale = { from: ageBars.from, to: ageBars.to, step: 1 };
/** The slider starts later, but ages of children can be typed. */
const limits = { least: 0, most: 100 };

const PlayingAge = memo(function PlayingAge({ least, most, counts, editor }: PlayingAgeProps) {
  const { t } = useTranslation('talentFilters');
  const bars = useMemo(() => barsOf(ageBars, counts), [counts]);
  return (
    <RangeSlider
      labels={{ least: t('ageEnd.least'), most: t('ageEnd.most') }}
      scale={scale}
      value={{ least, most }}
      onChange={(next) => editor.move({ minAge: next.least, maxAge: next.most })}
      onSettled={editor.settle}
      bars={bars}
      write={String}
      read={readInteger}
      limits={limits}
      error={t('ageError')}
    />
  );
});

interface LanguageLevelProps {
  lists: MasterData;
  level: number | undefined;
  /** Each language has a level of its own, as a character may ask. */
  isByLanguage: boolean;
  /** No language is chosen yet. */
  isOff: boolean;
  editor: Editor;
}

const byLanguage = 'own';

const LanguageLevel = memo(function LanguageLevel(props: LanguageLevelProps) {
  const { lists, level, isByLanguage, isOff, editor } = props;
  const { t } = useTranslation('talentFilters');
  // The lowest level is what anyone has who speaks a language.
  const levels = lists.language_levels.slice(1);
  return (
    <select
      className={lines.level}
      aria-label={t('level.label')}
      disabled={isOff}
      value={isByLanguage ? byLanguage : (level ?? '')}
      onChange={({ currentTarget: { value } }) =>
        editor.change({
          languageLevel: value === '' ? undefined : Number(value),
          languageLevels: undefined,
        })
      }
    >
      {isByLanguage && <option value={byLanguage}>{t('level.own')}</option>}
      <option value="">{t('level.any')}</option>
      {levels.map(({ id, name }) => (
        <option key={id} value={id}>
          {id === bestLanguageLevel ? name : t('level.least', { level: name })}
        </option>
      ))}
    </select>
  );
});

interface MainFiltersProps {
  filters: TalentFilters;
  lists: MasterData;
  editor: Editor;
  facets: TalentCount['facets'] | undefined;
  kind: Searcher['kind'];
}

const visibleLanguages = 4;

export function MainFilters({ filters, lists, editor, facets, kind }: MainFiltersProps) {
  const { t } = useTranslation('talentFilters');
  const [adding, setAdding] = useState<'location' | 'skills'>();
  const onAdding = useCallback(
    (filter: TokenFilter | undefined) =>
      setAdding(filter === 'location' || filter === 'skills' ? filter : undefined),
    [],
  );
  // Hundreds of cities and skills are only counted while their list is open.
  const offered = useFacets(filters, adding ? [adding] : []);
  const shared = { lists, editor };
  return (
    <>
      <FilterGroup title={t('group.gender')}>
        <GenderChoice {...shared} chosen={filters.gender} />
      </FilterGroup>
      <FilterGroup title={t('group.age')}>
        <PlayingAge least={filters.minAge} most={filters.maxAge} counts={facets?.age} editor={editor} />
      </FilterGroup>
      <FilterGroup title={t('group.location')}>
        <TokenPicker
          {...shared}
          filter="location"
          title={t('group.location')}
          chosen={filters.location}
          counts={offered?.location}
          onAdding={onAdding}
          travels={filters.openToTravel}
        />
      </FilterGroup>
      <FilterGroup
        title={t('group.language')}
        aside={
          <MatchSwitch
            group={t('group.language')}
            match={filters.languageMatch}
            onChange={(languageMatch) => editor.change({ languageMatch })}
          />
        }
      >
        <CheckList
          {...shared}
          filter="language"
          title={t('group.language')}
          chosen={filters.language}
          counts={facets?.language}
          top={visibleLanguages}
        />
        {kind === 'recruiter' && (
          <LanguageLevel
            {...shared}
            level={filters.languageLevel}
            isByLanguage={filters.languageLevels !== undefined}
            isOff={filters.language === undefined}
          />
        )}
      </FilterGroup>
      <FilterGroup
        title={t('group.skills')}
        aside={
          <MatchSwitch
            group={t('group.skills')}
            match={filters.skillsMatch}
            onChange={(skillsMatch) => editor.change({ skillsMatch })}
          />
        }
      >
        <TokenPicker
          {...shared}
          filter="skills"
          title={t('group.skills')}
          chosen={filters.skills}
          counts={offered?.skills}
          onAdding={onAdding}
        />
      </FilterGroup>
      {kind === 'recruiter' && (
        <HeightRange {...readMeasure(filters, 'height')} counts={facets?.height} editor={editor} />
      )}
    </>
  );
}
