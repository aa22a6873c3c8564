import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import more from '../../../../shared/ui/search-filters/check-row.module.css';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import { useOwnCharacters } from '../../../casting/characters/index.ts';
import { castFor, hasAllMusts, withAllMusts } from '../../talent-search/index.ts';
import type { EditedFilters } from '../model/filter-changes.ts';
import classes from './casting-for.module.css';

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
              castFor(
                filters,
                character,
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
      {character && !hasAllMusts(filters, character) && (
        <button
          type="button"
          className={more.more}
          onClick={() => replaceAll(withAllMusts(filters, character))}
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
