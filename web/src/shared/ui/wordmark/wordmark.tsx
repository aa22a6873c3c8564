import { product } from '../../lib/product.ts';
import classes from './wordmark.module.css';

/** A sheet pinned to a board. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={classes.board} width="32" height="32" rx="6" />
      <path className={classes.sheet} d="M8.6 10.4 23 8.9l1.5 14.6-14.4 1.5z" />
      <path className={classes.lines} d="m12.7 16 7.5-.8M13.1 19.6l5.2-.5" />
      <circle className={classes.pin} cx="16" cy="9.2" r="3.5" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <Mark />
      {product.name}
    </span>
  );
}
