const indianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  hourCycle: 'h23',
});

const noon = 12;
const evening = 17;

export function partOfDay(moment: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(indianHour.format(moment));
  if (hour < noon) return 'morning';
  return hour < evening ? 'afternoon' : 'evening';
}
