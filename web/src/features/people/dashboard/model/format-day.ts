const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** Saturday 14 Nov 2026 */
export const formatDay = (moment: Date): string => day.format(moment).replace(',', '');
