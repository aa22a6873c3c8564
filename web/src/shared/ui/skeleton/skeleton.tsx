import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  aspectRatio?: CSSProperties['aspectRatio'];
}

/** A sunken block of exactly the size that is to come, so that nothing jumps. */
export function Skeleton({ width = '100%', height, aspectRatio }: SkeletonProps) {
  return <span className={classes.block} style={{ width, height, aspectRatio }} aria-hidden />;
}

/** Lines of text to come; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={classes.lines}>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} height="0.75rem" width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}

interface WaitingProps {
  /** Read out once; the blocks themselves are silent. */
  label: string;
  children: ReactNode;
}

export function Waiting({ label, children }: WaitingProps) {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
