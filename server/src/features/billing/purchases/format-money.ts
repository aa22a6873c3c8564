const formats = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** ₹9,322.00, with Indian digit grouping. */
export const rupees = (paise: number): string => `₹${formats.format(paise / 100)}`;

/** 15 November 2026. */
export const longDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
