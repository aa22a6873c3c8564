import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import classes from './header.module.css';

const { Component, preload } = lazyComponent(
  () => import('./member-actions.tsx'),
  <span className={classes.actionsToCome} />,
);

export const MemberActions = Component;

/** While the session is being restored there is time to fetch what the member will see first. */
export const preloadMemberActions = preload;
