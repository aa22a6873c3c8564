import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { bestLanguageLevel } from '@callboard/contract/search/search-limits';
import { formatDays } from '@callboard/contract/short-dates';
import type { MasterData } from '@callboard/contract/site/reference';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { FieldError } from '../../../../shared/ui/text-field/text-field.tsx';
import { TokenList } from '../../../../shared/ui/token-list/token-list.tsx';
import { languageOptions } from '../../../site/reference/index.ts';
import type { LanguageWanted } from '../model/character-values.ts';
import type { MustCost } from '../model/fit-filters.ts';
import { CharacterField, type CharacterFieldHandle, useCharacterForm } from './character-field.tsx';
import { ConditionRow } from './condition-row.tsx';
import { AgeRow, GenderRow, HeightRow } from './person-rows.tsx';
import classes from './who-fits.module.css';

export interface RowsProps {
  costs: readonly MustCost[];
  lists: MasterData;
}

const toggled = (chosen: readonly number[], id: number) =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];

interface LanguagesProps extends CharacterFieldHandle<LanguageWanted[]> {
  lists: MasterData;
}

const anyLevel = 1;

function Languages({ label, value, onChange, disabled, lists }: LanguagesProps) {
  const { t } = useTranslation('characterEditor');
  const ids = value.map(({ language_id }) => language_id);
  const textOf = ({ id, name }: MasterData['language_levels'][number]) => {
    if (id === anyLevel) return t('levels.any');
    const level = name.toLowerCase();
    return t(id === bestLanguageLevel ? 'levels.only' : 'levels.least', { level });
  };
  return (
    <TokenList
      label={label}
      add={t('add.languages')}
      options={languageOptions(lists)}
      chosen={ids}
      most={10}
      disabled={disabled}
      onToggle={(id) =>
        onChange(
          ids.includes(id)
            ? value.filter(({ language_id }) => language_id !== id)
            : [...value, { language_id: id, level_id: anyLevel }],
        )
      }
      more={({ id, name }) => (
        <select
          className={classes.level}
          aria-label={t('levels.label', { language: name })}
          disabled={disabled}
          value={value.find(({ language_id }) => language_id === id)?.level_id ?? anyLevel}
          onChange={({ currentTarget }) =>
            onChange(
              value.map((one) =>
                one.language_id === id ? { ...one, level_id: Number(currentTarget.value) } : one,
              ),
            )
          }
        >
          {lists.language_levels.map((level) => (
            <option key={level.id} value={level.id}>
              {textOf(level)}
            </option>
          ))}
        </select>
      )}
    />
  );
}

function ListRows({ costs, lists }: RowsProps) {
  const { t } = useTranslation('characterEditor');
  return (
    <>
      <CharacterField name="languages">
        {(control) => (
          <ConditionRow
            condition="languages"
            label={control.label}
            isEmpty={control.value.length === 0}
            costs={costs}
          >
            <Languages {...control} lists={lists} />
            {control.error && <FieldError>{control.error}</FieldError>}
          </ConditionRow>
        )}
      </CharacterField>
      {(['skills', 'looks'] as const).map((name) => (
        <CharacterField key={name} name={name}>
          {({ label, value, onChange, disabled, error }) => (
            <ConditionRow condition={name} label={label} isEmpty={value.length === 0} costs={costs}>
              <TokenList
                label={label}
                add={t(`add.${name}`)}
                options={lists[name]}
                chosen={value}
                most={name === 'skills' ? 20 : 10}
                disabled={disabled}
                onToggle={(id) => onChange(toggled(value, id))}
              />
              {error && <FieldError>{error}</FieldError>}
            </ConditionRow>
          )}
        </CharacterField>
      ))}
    </>
  );
}

interface ProjectRowsProps extends Pick<RowsProps, 'costs'> {
  project: ProjectDetail;
  mayAskForDates: boolean;
}

/** The cities of the project, which all its characters share. */
function PlaceRow({ costs, project: { id, cities } }: ProjectRowsProps) {
  const { t } = useTranslation('characterEditor');
  const { isReadOnly } = useCharacterForm();
  return (
    <ConditionRow condition="place" label={t('fields.place')} isEmpty={cities.length === 0} costs={costs}>
      <span className={classes.places}>
        {cities.length === 0
          ? t('place.none')
          : `${cities.map(({ name }) => name).join(', ')} ${t('place.travels')}`}
        {!isReadOnly && <Link to={paths.editProject(id)}>{t('place.edit')}</Link>}
      </span>
    </ConditionRow>
  );
}

/** When they work: of the character, else of the project. */
function DatesRow({ costs, project, mayAskForDates }: ProjectRowsProps) {
  const { t } = useTranslation('characterEditor');
  const { saving } = useCharacterForm();
  const { value: dates } = useSyncExternalStore(saving.subscribe, () => saving.state('dates'));
  const { value: typedDays } = useSyncExternalStore(saving.subscribe, () => saving.state('workDays'));
  const isOwn = dates.from !== '' || dates.to !== '';
  const from = dates.from || project.shoot_starts_on;
  const to = dates.to || project.shoot_ends_on;
  const written = from && to ? formatDays(from, to) : undefined;
  const days = readInteger(typedDays);
  const text = () => {
    if (!written) return t('free.none');
    if (typeof days === 'number') return t('free.days', { count: days, dates: written });
    return isOwn ? written : t('free.project', { dates: written });
  };
  return (
    <ConditionRow condition="dates" label={t('fields.available')} isEmpty={!written} costs={costs}>
      <span>{text()}</span>
      {written && !mayAskForDates && <span className={classes.hint}>{t('free.unverified')}</span>}
    </ConditionRow>
  );
}

/** What is asked of the talent, row by row. */
export function WhoFits({ lists, ...rows }: ProjectRowsProps & { lists: MasterData | undefined }) {
  const { t } = useTranslation('characterEditor');
  return (
    <section>
      <SectionTitle aside={t('fits.aside')}>{t('fits.title')}</SectionTitle>
      {lists && (
        <div className={classes.rows}>
          <GenderRow costs={rows.costs} lists={lists} />
          <AgeRow costs={rows.costs} />
          <ListRows costs={rows.costs} lists={lists} />
          <HeightRow costs={rows.costs} />
          <PlaceRow {...rows} />
          <DatesRow {...rows} />
        </div>
      )}
      <CharacterField name="musts">{() => null}</CharacterField>
    </section>
  );
}
