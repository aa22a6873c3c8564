/** On a phone, focusing a field would cover the form with the keyboard. */
export const shouldFocusFirstField = (): boolean => window.matchMedia('(pointer: fine)').matches;
