import { useEffect, useState } from 'react';

/** Long enough for a slip of the thumb, short enough to seem at once. */
export const settleMs = 150;

/** The value once it has stood still for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
