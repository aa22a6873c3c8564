import '../words.ts';
import '@mantine/core/styles/Popover.css';
import { Button, Popover } from '@mantine/core';
import { ChevronDown, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { SavedSearchList } from './saved-search-list.tsx';
import classes from './saved-searches.module.css';

/** The recruiter's own searches, under a button. */
export function LoadSearch() {
  const { t } = useTranslation('savedSearches');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.user_type !== 2) return null;
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      offset={4}
      width={360}
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: `${classes.dropdown}` }}
    >
      <Popover.Target>
        <Button
          variant="default"
          className={`${classes.load}`}
          rightSection={<ChevronDown size={16} aria-hidden />}
          aria-label={t('load.button')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.loadWord}>{t('load.button')}</span>
          <FolderOpen className={classes.loadIcon} size={18} aria-hidden />
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('load.title')}>
        <SavedSearchList recruiterId={user.user_id} onOpened={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
