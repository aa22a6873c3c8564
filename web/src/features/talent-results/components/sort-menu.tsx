import { type TalentSort, talentSorts } from '@callboard/contract/find-talents';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sort-menu.module.css';

interface SortMenuProps {
  sort: TalentSort;
  onSort: (sort: TalentSort) => void;
  /** Whose best match it is, when a part is cast. */
  character?: string | undefined;
}

/** The order of the people, with the list or wheel that the device has for it. */
export function SortMenu({ sort, onSort, character }: SortMenuProps) {
  const { t } = useTranslation('talentResults');
  const id = useId();
  const words = (one: TalentSort) =>
    one === 'match' && character ? t('sort.matchFor', { name: character }) : t(`sort.${one}`);
  return (
    <div className={classes.sort}>
      <label htmlFor={id}>{t('sort.label')}</label>
      <div className={classes.line}>
        <select
          id={id}
          value={sort}
          onChange={(event) => {
            const chosen = talentSorts.find((one) => one === event.currentTarget.value);
            if (chosen) onSort(chosen);
          }}
        >
          {talentSorts.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
        </select>
        <ChevronDown size={15} aria-hidden />
      </div>
    </div>
  );
}
