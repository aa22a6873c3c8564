/** The product's name, in one place: a rename touches this file, index.html and the manifest. */
export const product = {
  name: 'Callboard',
  short: 'CB',
  slug: 'callboard',
  /** Where the house will be followed. Addresses join once the accounts are ours. */
  follow: ['Instagram', 'YouTube', 'LinkedIn'],
} as const;
