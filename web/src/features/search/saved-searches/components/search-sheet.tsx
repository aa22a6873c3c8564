import '../i18n.ts';
import { Bookmark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import openers from '../../../../shared/ui/saved-searches/openers.module.css';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import type { NameFilter, TalentSearch } from '../../talent-search/index.ts';
import { SaveSearch } from './save-search.tsx';

import { ShareSearch } from './share-search.tsx';

const { Component: SavedSearchList } = lazyComponent(
  () => import('./saved-search-list.tsx'),
  <Skeleton height="8rem" />,
);

interface SearchSheetProps {
  search: TalentSearch;
  suggestedName: string;
  nameFilter: NameFilter;
  /** Sorting and layout, which do not fit on a phone. */
  children: ReactNode;
}

/** On a phone these actions are behind one button. */
export function SearchSheet({ search, suggestedName, nameFilter, children }: SearchSheetProps) {
  const { t } = useTranslation('savedSearches');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className={openers.bookmark}
        aria-label={t('sheet.button')}
        onClick={() => setIsOpen(true)}
      >
        <Bookmark size={20} aria-hidden />
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('sheet.title')}>
        <Stack gap={4}>
          <Row gap={4} justify="between" wrap={false}>
            {children}
          </Row>
          <Stack gap={2}>
            <SaveSearch search={search} suggestedName={suggestedName} />
            <ShareSearch search={search} nameFilter={nameFilter} />
          </Stack>
          {user?.user_type === 2 && (
            <SavedSearchList recruiterId={user.user_id} onOpened={() => setIsOpen(false)} />
          )}
        </Stack>
      </Dialog>
    </>
  );
}
