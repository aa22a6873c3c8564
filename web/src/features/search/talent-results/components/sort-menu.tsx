import '../i18n.ts';
import { type TalentSort, talentSorts } from '@callboard/contract/search/talent-search';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { SortMenu as Menu } from '../../../../shared/ui/sort-menu/sort-menu.tsx';

interface SortMenuProps {
  sort: TalentSort;
  onSort: (sort: TalentSort) => void;
  /** Whose best match it is, when a part is cast. */
  character?: string | undefined;
}

/** The order of the people. */
export function SortMenu({ sort, onSort, character }: SortMenuProps) {
  const { t } = useTranslation('talentResults');
  const words = (one: TalentSort) =>
    one === 'match' && character ? t('sort.matchFor', { name: character }) : t(`sort.${one}`);
  const options = talentSorts.map((value) => ({ value, label: words(value) }));
  return <Menu label={t('sort.label')} value={sort} options={options} onChange={onSort} />;
}
