import '../i18n.ts';
import { Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { NameFilter, TalentSearch } from '../../talent-search/index.ts';
import { ShareDialog } from './share-dialog.tsx';

interface ShareSearchProps {
  search: TalentSearch;
  nameFilter: NameFilter;
}

/** A link to this search for anybody. */
export function ShareSearch({ search, nameFilter }: ShareSearchProps) {
  const { t } = useTranslation('savedSearches');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" leftSection={<Share size={17} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('share.button')}
      </Button>
      {isOpen && <ShareDialog search={search} nameFilter={nameFilter} onClose={() => setIsOpen(false)} />}
    </>
  );
}
