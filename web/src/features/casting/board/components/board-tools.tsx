import { boardStages } from '@callboard/contract/casting/project-values';
import { Keyboard } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { FilterMenu } from '../../../../shared/ui/filter-menu/filter-menu.tsx';
import { rowChoices } from '../model/board-cells.ts';
import type { BoardSearch } from '../model/board-search.ts';
import classes from './board-tools.module.css';

interface BoardToolsProps {
  search: BoardSearch;
  change: (next: Partial<BoardSearch>) => void;
  onHelp: () => void;
}

/** Which rows and columns are shown. */
export function BoardTools({ search, change, onHelp }: BoardToolsProps) {
  const { t } = useTranslation('projectBoard');
  return (
    <div className={classes.tools}>
      <span className={classes.label} aria-hidden>
        {t('rows.label')}
      </span>
      <FilterMenu
        label={t('rows.label')}
        value={search.rows}
        onChange={(chosen) => change({ rows: rowChoices.find((one) => one === chosen) ?? 'all' })}
      >
        {rowChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`rows.${choice}`)}
          </option>
        ))}
      </FilterMenu>
      <span className={classes.label} aria-hidden>
        {t('show.label')}
      </span>
      <FilterMenu
        label={t('show.label')}
        value={search.stage ?? ''}
        onChange={(chosen) => change({ stage: boardStages.find((one) => one === chosen) })}
      >
        <option value="">{t('show.all')}</option>
        {boardStages.map((stage) => (
          <option key={stage} value={stage}>
            {t(`stages.${stage}`)}
          </option>
        ))}
      </FilterMenu>
      <button type="button" className={classes.keys} aria-label={t('keys.open')} onClick={onHelp}>
        <Keyboard size={18} aria-hidden />
      </button>
    </div>
  );
}
