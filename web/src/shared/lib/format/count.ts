const indian = new Intl.NumberFormat('en-IN');

/** 48,210 and 12,04,000: grouped as in India. */
export const formatCount = (count: number): string => indian.format(count);
