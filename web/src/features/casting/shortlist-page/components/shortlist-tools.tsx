import type { CharacterDetail } from '@callboard/contract/casting/characters';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { SegmentSwitch } from '../../../../shared/ui/segment-switch/segment-switch.tsx';
import { useOwnCharacters } from '../../characters/index.ts';
import type { CardPage } from '../api.ts';
import { type ListAddress, type ShortlistSearch, shortlistLink, shows } from '../model/shortlist-search.ts';
import classes from './shortlist-page.module.css';

interface ShortlistToolsProps {
  address: ListAddress;
  character: CharacterDetail;
  characters: readonly CharacterDetail[];
  search: ShortlistSearch;
  change: (next: Partial<ShortlistSearch>) => void;
  counts: CardPage['counts'] | undefined;
}

/** Whose list is shown, and who of it. */
export function ShortlistTools(props: ShortlistToolsProps) {
  const { address, character, characters, search, change, counts } = props;
  const { t } = useTranslation('shortlistPage');
  const navigate = useNavigate();
  const { data: own = [] } = useOwnCharacters(true);
  const countOf = (id: number) =>
    id === character.id ? counts?.all : own.find((one) => one.id === id)?.shortlisted;
  const nameOf = ({ id, name }: CharacterDetail) => {
    const count = countOf(id);
    return count === undefined ? name : t('characterWith', { name, count });
  };
  const people = counts && {
    all: counts.all,
    unlocked: counts.unlocked,
    locked: counts.all - counts.unlocked,
  };
  const isNobody = counts?.all === 0 && search.show === 'all';
  return (
    <fieldset className={classes.tools} aria-label={t('tools')}>
      <FilterMenu
        label={t('character')}
        value={String(character.id)}
        onChange={(chosen) =>
          void navigate(
            shortlistLink({ ...address, characterId: Number(chosen) }, { show: search.show, page: 1 }),
          )
        }
      >
        {characters.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </FilterMenu>
      {!isNobody && (
        <SegmentSwitch
          label={t('show.label')}
          options={shows.map((value) => ({
            value,
            label: t(`show.${value}`, { shown: people ? formatCount(people[value]) : '' }),
          }))}
          value={search.show}
          onChange={(show) => change({ show })}
        />
      )}
      {search.show !== 'all' && <p className={classes.hint}>{t('orderHint')}</p>}
    </fieldset>
  );
}
