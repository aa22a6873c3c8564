/** The product's name, in one place: a rename touches this file, index.html and the manifest. */
export const product = {
  name: 'Callboard',
  short: 'CB',
  slug: 'callboard',
  /** Callboard's social accounts. URLs follow once the accounts exist. */
  follow: ['Instagram', 'YouTube', 'LinkedIn'],
} as const;
