import '../i18n.ts';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { LoadingLine } from '../../../../shared/ui/loading-line/loading-line.tsx';
import classes from './job-search-tools.module.css';
import type { SearchToSave } from './save-job-search-dialog.tsx';

const { Component: SaveDialog, preload } = lazyComponent(
  () => import('./save-job-search-dialog.tsx'),
  <LoadingLine />,
);

export interface SaveJobSearchProps extends SearchToSave {
  /** In the head of the page, where a phone has room for the icon alone. */
  isCompact?: boolean;
}

/** Guests sign in first. The search stays in the URL. */
export function SaveJobSearch({ filters, suggestedName, isCompact = false }: SaveJobSearchProps) {
  const { t } = useTranslation('jobAlerts');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className={isCompact ? classes.compact : undefined}
        aria-label={t('save.button')}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (user ? setIsOpen(true) : openAuthDialog('sign-in', { kind: 1 }))}
      >
        <span className={classes.label}>
          <Bookmark size={17} aria-hidden />
          <span>{t('save.button')}</span>
        </span>
      </Button>
      {isOpen && (
        <SaveDialog filters={filters} suggestedName={suggestedName} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
