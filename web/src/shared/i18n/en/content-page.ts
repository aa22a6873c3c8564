/** /view-cms/{id}: texts the team keeps. */
export const contentPage = {
  updated: 'Last changed on {{date}}',
  contents: 'On this page',
  loading: 'Fetching the page',
  missing: {
    title: 'There is no such page',
    description: 'This address leads to no page.',
    text: 'Nothing is kept under “{{id}}”. It may have been renamed. These pages are always here:',
  },
  failed: {
    title: 'The page did not load',
    happened: 'Its text did not reach us.',
    kept: 'Nothing is lost.',
    next: 'Check the connection, then try again.',
  },
  pages: 'Other pages',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  community: 'Community rules',
  safety: 'Safety',
  cookies: 'Cookies',
  refunds: 'Refunds',
} as const;
