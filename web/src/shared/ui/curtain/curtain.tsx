import type { ReactNode } from 'react';
import { product } from '../../lib/product.ts';
import classes from './curtain.module.css';

interface CurtainProps {
  /** `closed` while loading, then `opening`, then removed. */
  state: 'closed' | 'opening';
  /** Opens faster when loading was quick. */
  isQuick?: boolean;
  /** Shown in front of the curtain, such as an error. */
  children?: ReactNode;
}

/** The full-screen loading curtain, which opens to show the name. */
export function Curtain({ state, isQuick = false, children }: CurtainProps) {
  return (
    <div className={classes.stage} data-state={state} data-quick={isQuick || undefined}>
      <div className={classes.scene} aria-hidden>
        <div className={classes.cone} />
        <div className={classes.light} />
        <p className={classes.word}>{product.name}</p>
        <div className={classes.drape} data-side="left" />
        <div className={classes.drape} data-side="right" />
        <div className={classes.pelmet} />
        <div className={classes.beam} />
      </div>
      {children}
    </div>
  );
}
