import '../i18n.ts';
import { ChevronDown, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Popover } from '../../../../shared/ui/popover/popover.tsx';
import openers from '../../../../shared/ui/saved-searches/openers.module.css';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import classes from './load-search.module.css';

const { Component: SavedSearchList } = lazyComponent(
  () => import('./saved-search-list.tsx'),
  <Skeleton height="8rem" />,
);

export function LoadSearch() {
  const { t } = useTranslation('savedSearches');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.user_type !== 2) return null;
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      label={t('load.title')}
      width="22.5rem"
      className={openers.dropdown}
      trigger={(props) => (
        <Button
          {...props}
          variant="outline"
          rightSection={<ChevronDown size={16} aria-hidden />}
          aria-label={t('load.button')}
        >
          <span className={classes.loadLabel}>{t('load.button')}</span>
          <FolderOpen className={classes.loadIcon} size={18} aria-hidden />
        </Button>
      )}
    >
      <SavedSearchList recruiterId={user.user_id} onOpened={() => setIsOpen(false)} />
    </Popover>
  );
}
