import { useEffect, useState } from 'react';

const second = 1000;
const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / second));

/** Whole seconds until a moment, told anew every second until none is left. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    const look = () => {
      setSeconds(left(until));
      if (left(until) === 0) clearInterval(timer);
    };
    const timer = setInterval(look, second);
    look();
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}
