const minute = 60;

/** 1:48, as a player shows it. */
export function clock(seconds: number): string {
  const duration = Math.max(0, Math.floor(seconds));
  return `${Math.floor(duration / minute)}:${String(duration % minute).padStart(2, '0')}`;
}
