import '../i18n.ts';
import { Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import type { NameFilter, TalentSearch } from '../../talent-search/index.ts';

const { Component: ShareDialog, preload } = lazyComponent(
  () => import('./share-dialog.tsx'),
  <LoadingLine />,
);

interface ShareSearchProps {
  search: TalentSearch;
  nameFilter: NameFilter;
}

/** A link to this search that anyone can open. */
export function ShareSearch({ search, nameFilter }: ShareSearchProps) {
  const { t } = useTranslation('savedSearches');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Share size={17} aria-hidden />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        {t('share.button')}
      </Button>
      {isOpen && <ShareDialog search={search} nameFilter={nameFilter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
