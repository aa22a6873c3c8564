import { useEffect, useState } from 'react';

const second = 1000;
const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / second));

/** Whole seconds left until a moment in milliseconds, updated every second. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const update = () => {
      setSeconds(secondsUntil(until));
      if (secondsUntil(until) === 0) clearInterval(timer);
    };
    const timer = setInterval(update, second);
    update();
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
