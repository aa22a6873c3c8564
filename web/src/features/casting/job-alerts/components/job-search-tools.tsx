import '../i18n.ts';
import { Bookmark, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { useScreen } from '../../../../shared/lib/screen.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import { Popover } from '../../../../shared/ui/popover/popover.tsx';
import openers from '../../../../shared/ui/saved-searches/openers.module.css';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { SaveJobSearch, type SaveJobSearchProps } from './save-job-search.tsx';

const { Component: SavedPanel, preload } = lazyComponent(
  () => import('./saved-panel.tsx'),
  <Skeleton height="8rem" />,
);

function SavedMenu() {
  const { t } = useTranslation('jobAlerts');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      label={t('saved.title')}
      width="24rem"
      className={openers.dropdown}
      trigger={(props) => (
        <Button
          {...props}
          variant="outline"
          onPointerEnter={preload}
          onFocus={preload}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {t('saved.button')}
        </Button>
      )}
    >
      <SavedPanel onOpened={() => setIsOpen(false)} />
    </Popover>
  );
}

/** On a phone all of it is behind one button. */
function SavedSheet(props: SaveJobSearchProps) {
  const { t } = useTranslation('jobAlerts');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        className={openers.bookmark}
        aria-label={t('saved.button')}
        onClick={() => setIsOpen(true)}
      >
        <Bookmark size={20} aria-hidden />
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={t('saved.title')}>
        <Stack gap={3}>
          <SaveJobSearch {...props} />
          <SavedPanel onOpened={() => setIsOpen(false)} />
        </Stack>
      </Dialog>
    </>
  );
}

/** Saves a search, and leads to what a talent saved. Recruiters save nothing here. */
export function JobSearchTools(props: SaveJobSearchProps) {
  const { user } = useSession();
  const screen = useScreen();
  if (user?.user_type === 2) return null;
  if (user && screen === 'phone') return <SavedSheet {...props} />;
  return (
    <>
      {user && <SavedMenu />}
      <SaveJobSearch {...props} isCompact />
    </>
  );
}
