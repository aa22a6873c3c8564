import { useEffect } from 'react';
import { showWaiting } from '../../lib/show-waiting.ts';

/** Stands for a part that is still loading and has no place on the page yet. */
export function LoadingLine() {
  useEffect(showWaiting, []);
  return null;
}
