/** How many days of an unlocked talent's calendar cards and lists have. The profile has four weeks. */
export const daysInLists = 14;
export const daysInProfile = 28;

export const dayStates = ['free', 'unavailable', 'booked'] as const;
export type DayState = (typeof dayStates)[number];
