import { useEffect, useMemo, useRef } from 'react';

interface Listed {
  readonly id: number;
}

/** Everyone keeps their place, who no longer matches the filter too; who is new comes at the end. */
export function holdOrder<One extends Listed>(before: readonly One[], now: readonly One[]): readonly One[] {
  if (before.length === 0) return now;
  const fresh = new Map(now.map((one) => [one.id, one]));
  const known = new Set(before.map(({ id }) => id));
  return [...before.map((one) => fresh.get(one.id) ?? one), ...now.filter(({ id }) => !known.has(id))];
}

/** While they are reviewed one after the other, nobody moves away under a key. */
export function useHeldOrder<One extends Listed>(now: readonly One[]): readonly One[] {
  const before = useRef<readonly One[]>([]);
  const held = useMemo(() => holdOrder(before.current, now), [now]);
  useEffect(() => {
    before.current = held;
  }, [held]);
  return held;
}
