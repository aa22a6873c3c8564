import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { contextFilters, setGroups } from '@callboard/contract/search/filter-groups';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useOwnCharacters } from '../../../casting/characters/index.ts';
import { readSearch } from '../../talent-search/index.ts';
import { changed, type EditedFilters, keyOf } from '../model/filter-changes.ts';
import classes from './casting-for.module.css';
import more from './check-list.module.css';
import { FilterGroup } from './filter-group.tsx';

const withoutContext = (filters: TalentFilters): TalentFilters =>
  changed(filters, Object.fromEntries(contextFilters.map((name) => [name, undefined])));

const requirementsCache = new WeakMap<OwnCharacter, TalentFilters>();

/** The requirements of a character as filters. Cached, because every change reads them. */
function requirementsOf(character: OwnCharacter): TalentFilters {
  const cached = requirementsCache.get(character);
  if (cached) return cached;
  const requirements = withoutContext(readSearch(new URLSearchParams(character.filters)).filters);
  requirementsCache.set(character, requirements);
  return requirements;
}

/** Replaces the filters by the requirements of the character. */
const adoptRequirements = (filters: TalentFilters, character: OwnCharacter): TalentFilters =>
  changed(requirementsOf(character), { characterId: character.id, recruiterId: filters.recruiterId });

/** Changes the character and keeps the filters; an empty search takes over the character's requirements. */
function withCharacter(filters: TalentFilters, character: OwnCharacter | undefined): TalentFilters {
  if (!character) return changed(filters, { characterId: undefined });
  if (setGroups(filters).length === 0) return adoptRequirements(filters, character);
  return changed(filters, { characterId: character.id, similarTo: undefined });
}

/** Whether the character has requirements that the filters do not match. */
const hasOtherRequirements = (filters: TalentFilters, character: OwnCharacter): boolean => {
  const requirements = requirementsOf(character);
  return setGroups(requirements).length > 0 && keyOf(requirements) !== keyOf(withoutContext(filters));
};

interface CastingForProps {
  filters: TalentFilters;
  replaceAll: EditedFilters['replaceAll'];
}

/** The character the results are ranked for. */
export function CastingFor({ filters, replaceAll }: CastingForProps) {
  const { t } = useTranslation('talentFilters');
  const id = useId();
  const { data: characters = [], isError, refetch } = useOwnCharacters();
  const character = characters.find((character) => character.id === filters.characterId);
  const isUnknown = filters.characterId !== undefined && !character;
  const [name, detail] = character
    ? [character.name, `${character.project_title}, ${character.project_type.toLowerCase()}`]
    : isUnknown
      ? [t('castingFor.unknown'), t('castingFor.unknownHint')]
      : [t('castingFor.none'), t('castingFor.noneHint')];
  return (
    <FilterGroup title={t('castingFor.title')}>
      <div className={classes.box}>
        <div className={classes.text} id={id}>
          <b data-none={filters.characterId === undefined || undefined}>{name}</b>
          <span>{detail}</span>
        </div>
        <ChevronDown size={16} aria-hidden />
        <select
          className={classes.select}
          aria-label={t('castingFor.title')}
          value={filters.characterId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            replaceAll(
              withCharacter(
                filters,
                characters.find((character) => String(character.id) === value),
              ),
            )
          }
        >
          <option value="">{t('castingFor.none')}</option>
          {isUnknown && <option value={filters.characterId}>{t('castingFor.unknown')}</option>}
          {characters.map((character) => (
            <option key={character.id} value={character.id}>
              {`${character.name}, ${character.project_title}`}
            </option>
          ))}
        </select>
      </div>
      {character && hasOtherRequirements(filters, character) && (
        <button
          type="button"
          className={more.more}
          onClick={() => replaceAll(adoptRequirements(filters, character))}
        >
          {t('castingFor.adopt', { name: character.name })}
        </button>
      )}
      {isError && (
        <p className={classes.failed} role="alert">
          {t('castingFor.failed')}{' '}
          <button type="button" className={more.more} onClick={() => refetch()}>
            {t('castingFor.again')}
          </button>
        </p>
      )}
    </FilterGroup>
  );
}
