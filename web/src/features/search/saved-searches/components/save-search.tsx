import '../i18n.ts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { TalentSearch } from '../../talent-search/index.ts';
import { SaveDialog } from './save-dialog.tsx';

interface SaveSearchProps {
  search: TalentSearch;
  suggestedName: string;
}

/** Keeps the search for its recruiter. Guests sign in first; the search stays in the address. */
export function SaveSearch({ search, suggestedName }: SaveSearchProps) {
  const { t } = useTranslation('savedSearches');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.user_type === 1) return null;
  return (
    <>
      <Button
        variant="outline"
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
