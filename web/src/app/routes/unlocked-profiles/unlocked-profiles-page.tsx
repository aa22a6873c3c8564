import { useState } from 'react';
import type { SelectedTalent } from '../../../features/casting/talent-selection/index.ts';
import { UnlockedProfiles } from '../../../features/casting/unlocked-profiles/index.ts';
import { useSearcher } from '../../../features/search/talent-search/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';
import { toast } from '../../../shared/ui/toast/toast.ts';

const loadResults = () => import('../../../features/search/talent-results/index.ts');

const { Component: CompareTray } = lazyComponent(async () => {
  const { CompareTray: Tray } = await loadResults();
  return { default: Tray };
});

/** Comparing is the search's, and loads when someone is compared. */
function useComparing() {
  const { t } = useTranslation('controls');
  const [isComparing, setIsComparing] = useState(false);
  const compare = async (talents: readonly SelectedTalent[]) => {
    try {
      const { compareThese } = await loadResults();
      compareThese(talents);
      setIsComparing(true);
    } catch {
      toast(t('notOpened'), { severity: 'error' });
    }
  };
  return { isComparing, compare };
}

export function Component() {
  const { user } = useSession();
  const searcher = useSearcher();
  const { isComparing, compare } = useComparing();
  if (!user) return null;
  return (
    <UnlockedProfiles recruiterId={user.user_id} onCompare={(talents) => void compare(talents)}>
      {isComparing && <CompareTray searcher={searcher} character={undefined} />}
    </UnlockedProfiles>
  );
}
