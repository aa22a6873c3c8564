/** /view-cms/{id}: pages the team edits. */
export const contentPage = {
  updated: 'Last updated on {{date}}',
  contents: 'On this page',
  thing: 'this page',
  missing: {
    title: 'Page not found',
    description: 'There’s no page at this link.',
    text: 'We couldn’t find “{{id}}”. It may have been renamed. You can read these instead:',
  },
  pages: 'Other pages',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  community: 'Community rules',
  safety: 'Safety',
  cookies: 'Cookies',
  refunds: 'Refunds',
} as const;
