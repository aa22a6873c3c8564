/** The product's name, in one place: a rename touches this file, index.html and the manifest. */
export const product = {
  name: 'Callboard',
  short: 'CB',
  slug: 'callboard',
  /** Where the house can be followed. */
  follow: [
    { name: 'Instagram', url: 'https://www.instagram.com/callboard.casting' },
    { name: 'YouTube', url: 'https://www.youtube.com/@callboard.casting' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/callboard-casting' },
  ],
} as const;
