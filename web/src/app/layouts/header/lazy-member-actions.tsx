import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import classes from './header.module.css';

const { Component, preload } = lazyComponent(
  () => import('./member-actions.tsx'),
  <span className={classes.actionsToCome} />,
);

export const MemberActions = Component;

/** Preloads the member actions while the session is restored. */
export const preloadMemberActions = preload;
