const minute = 60;

/** 1:48, as a player shows it. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / minute)}:${String(whole % minute).padStart(2, '0')}`;
}
