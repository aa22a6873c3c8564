import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { TalentProfile } from '../../../features/people/talent-profiles/index.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { readWalkState } from '../../../shared/lib/talent-walk.ts';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { fetchWalkPage } from './fetch-walk-page.ts';
import classes from './talent-profile-page.module.css';

const { Component: ProfileWalker } = lazyComponent(
  () => import('../../../features/casting/profile-walk/profile-walker.tsx'),
);

const { Component: CastingPanel } = lazyComponent(
  () => import('../../../features/casting/profile-walk/casting-panel.tsx'),
  <Skeleton height="12rem" />,
);

/** Known only to this tab, so not while a page from the server is taken over. */
function useWalkState() {
  const { state } = useLocation();
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  return isRunning ? readWalkState(state) : undefined;
}

export function Component() {
  const { userId = '' } = useParams();
  const walk = useWalkState();
  return (
    <div className={classes.room}>
      {walk && <ProfileWalker state={walk} fetchPage={fetchWalkPage} />}
      {/* Resets the state for another talent. */}
      <TalentProfile key={userId} userId={userId} beside={(talent) => <CastingPanel talent={talent} />} />
    </div>
  );
}
