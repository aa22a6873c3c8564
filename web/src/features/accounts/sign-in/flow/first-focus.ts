/**
 * Where the popup puts the focus: into the first field at a desk. A phone would push its keyboard over
 * the form, so there the first choice gets it.
 */
export const focusesField = (): boolean => window.matchMedia('(pointer: fine)').matches;
