import './i18n.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { usePageKeys } from '../../../shared/lib/page-keys.ts';
import type { WalkState } from '../../../shared/lib/talent-walk.ts';
import classes from './profile-walker.module.css';
import { type FetchWalkPage, useProfileWalk } from './use-profile-walk.ts';

interface ProfileWalkerProps {
  state: WalkState;
  fetchPage: FetchWalkPage;
}

const steps = {
  previous: { by: -1, icon: ChevronLeft, key: 'K' },
  next: { by: 1, icon: ChevronRight, key: 'J' },
} as const;

/** 3 of 18: through exactly the list this profile was opened from. */
export default function ProfileWalker({ state, fetchPage }: ProfileWalkerProps) {
  const { t } = useTranslation('profileWalk');
  const { walk, go, isLoading, neighbour, hasNeighbour } = useProfileWalk(state, fetchPage);
  const [back, on] = [() => void go(-1), () => void go(1)];
  usePageKeys({ j: on, J: on, ArrowRight: on, k: back, K: back, ArrowLeft: back });
  if (!walk) return null;
  const button = (name: 'previous' | 'next') => {
    const { by, icon: Icon, key } = steps[name];
    const talent = neighbour(by);
    const label = talent ? t(name, { name: talent.name }) : t(`${name}Page`);
    return (
      <button
        type="button"
        className={classes.step}
        aria-label={label}
        title={t('key', { label, key })}
        aria-keyshortcuts={key}
        aria-disabled={!hasNeighbour(by) || isLoading}
        onClick={() => void go(by)}
      >
        <Icon size={20} aria-hidden />
      </button>
    );
  };
  return (
    <nav className={classes.walker} aria-label={t('label')}>
      {button('previous')}
      <p className={classes.position} aria-live="polite">
        {t('position', { at: formatCount(state.place + 1), of: formatCount(walk.total) })}
      </p>
      {button('next')}
    </nav>
  );
}
