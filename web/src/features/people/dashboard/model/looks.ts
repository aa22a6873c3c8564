/** The most views of any day, and never nothing: it divides. */
export const tallest = (days: readonly { readonly views: number }[]): number =>
  Math.max(1, ...days.map(({ views }) => views));
