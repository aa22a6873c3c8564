import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  aspectRatio?: CSSProperties['aspectRatio'];
}

/** A placeholder of the final size, so nothing jumps. */
export function Skeleton({ width = '100%', height, aspectRatio }: SkeletonProps) {
  return <span className={classes.block} style={{ width, height, aspectRatio }} aria-hidden />;
}

/** Placeholder lines; the last one is shorter. */
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
  /** Announced once; the placeholders are hidden from screen readers. */
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
