import { useEffect, useState } from 'react';

const aSecond = 1000;

/** Counts down after each start; 0 when it is over. */
export function useSecondsLeft(seconds: number): [left: number, start: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), aSecond);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
