export const instagram = {
  link: 'Link Instagram',
  hint: 'Instagram confirms your username and followers. We can’t post or read your messages.',
  waiting: 'Linking Instagram',
  linked: 'Instagram linked as {{handle}}',
  cancelled: 'You cancelled at Instagram. Nothing was shared',
  failed: 'Couldn’t link Instagram. Your profile hasn’t changed. Try again',
} as const;
