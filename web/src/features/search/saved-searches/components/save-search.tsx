import '../i18n.ts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';

const { Component: SaveDialog, preload } = lazyComponent(() => import('./save-dialog.tsx'), <LoadingLine />);

interface SaveSearchProps {
  search: TalentSearch;
  suggestedName: string;
}

/** Guests sign in first. The search stays in the URL. */
export function SaveSearch({ search, suggestedName }: SaveSearchProps) {
  const { t } = useTranslation('savedSearches');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.user_type === 1) return null;
  return (
    <>
      <Button
        variant="outline"
        onPointerEnter={preload}
        onFocus={preload}
        leftSection={<Bookmark size={17} aria-hidden />}
        onClick={() => (user ? setIsOpen(true) : openAuthDialog('sign-in', { kind: 2 }))}
      >
        {t('save.button')}
      </Button>
      {isOpen && (
        <SaveDialog search={search} suggestedName={suggestedName} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
