import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble, type Trouble } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { Skeleton, Waiting } from '../../../../shared/ui/skeleton/skeleton.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import { type NameFilter, nameFilters } from '../../talent-search/index.ts';
import { useSearchLink } from '../api.ts';
import { forOthers } from '../model/left-out.ts';
import { LinkWays } from './link-ways.tsx';
import classes from './saved-searches.module.css';

interface ShareDialogProps {
  search: TalentSearch;
  nameFilter: NameFilter;
  onClose: () => void;
}

const linkTo = (id: string): string =>
  new URL(`${paths.findTalents()}?link=${encodeURIComponent(id)}`, window.location.origin).href;

const failures: Partial<Record<Trouble['code'], 'offline' | 'limited'>> = {
  NETWORK: 'offline',
  RATE_LIMITED: 'limited',
};

export function ShareDialog({ search, nameFilter, onClose }: ShareDialogProps) {
  const { t } = useTranslation('savedSearches');
  const { kept, leftOut } = forOthers(search.filters);
  const { data, error, refetch } = useSearchLink({ ...search, filters: kept, page: 1, layout: 'grid' });
  return (
    <Dialog opened onClose={onClose} title={t('share.title')} lead={t('share.lead')}>
      <div className={classes.sheet}>
        {leftOut.length > 0 && (
          <Notice family="wait">
            {t('share.leftOut', { filters: nameFilters(leftOut, search.filters, nameFilter) })}
          </Notice>
        )}
        {error && (
          <Notice
            family="stop"
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('share.retry')}
              </Button>
            }
          >
            {t(`share.${failures[readTrouble(error).code] ?? 'failed'}`)}
          </Notice>
        )}
        {!data && !error && (
          <Waiting label={t('share.making')}>
            <Skeleton height="11.5rem" />
          </Waiting>
        )}
        {data && <LinkWays link={linkTo(data.id)} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
