import { lastSearchPage } from '@callboard/contract/search/talent-search';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Pager as Pages } from '../../../../shared/ui/pager/pager.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import { searchLink } from '../../talent-search/index.ts';
import { lastPageOf } from '../model/last-page.ts';
import classes from './pager.module.css';

interface PagerProps {
  search: TalentSearch;
  totalPages: number;
}

/** The pages of a search, as far as one can leaf. */
export function Pager({ search, totalPages }: PagerProps) {
  const { t } = useTranslation('talentResults');
  return (
    <Pages
      page={search.page}
      lastPage={lastPageOf(totalPages)}
      linkTo={(page) => searchLink({ ...search, page })}
    >
      {totalPages > lastSearchPage && (
        <p className={classes.narrow}>{t('pages.narrow', { last: lastSearchPage })}</p>
      )}
    </Pages>
  );
}
