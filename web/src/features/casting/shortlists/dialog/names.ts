const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** "Meera", "Meera and Nani" */
export const joined = (names: readonly string[]): string => list.format(names);
