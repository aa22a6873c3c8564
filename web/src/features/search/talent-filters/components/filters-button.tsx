import { setGroups } from '@callboard/contract/search/filter-groups';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useScreen } from '../model/use-screen.ts';
import '../i18n.ts';
import classes from './filters-button.module.css';

interface FiltersButtonProps {
  search: TalentSearch;
  onOpen: () => void;
}

/** Opens the sheet: at the foot of a phone, before the chips on a tablet. A desk has the rail. */
export function FiltersButton({ search, onOpen }: FiltersButtonProps) {
  const { t } = useTranslation('talentFilters');
  const screen = useScreen();
  const set = setGroups(search.filters).length;
  if (screen === 'desk') return null;
  const said = set > 0 ? t('button.set', { count: set }) : t('button.none');
  const icon = <SlidersHorizontal size={18} aria-hidden />;
  if (screen === 'tablet') {
    return (
      <Button variant="ink" className={classes.inline} leftSection={icon} aria-label={said} onClick={onOpen}>
        {t('button.none')} {set > 0 && <span className={classes.number}>{set}</span>}
      </Button>
    );
  }
  return (
    <section className={classes.foot} aria-label={t('button.bar')}>
      <Button variant="ink" className={classes.wide} leftSection={icon} onClick={onOpen}>
        {said}
      </Button>
    </section>
  );
}
