import type { ReactNode } from 'react';
import { product } from '../../lib/product.ts';
import classes from './curtain.module.css';

interface CurtainProps {
  /** `closed` while something is awaited, `opening` once it is there, then it is taken away. */
  state: 'closed' | 'opening';
  /** An answer that came at once opens the curtain faster. */
  isQuick?: boolean;
  /** Stands before the curtain, such as a word about what keeps it closed. */
  children?: ReactNode;
}

/** The whole screen: a closed curtain and a waiting spot, which part to show the name in the light. */
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
