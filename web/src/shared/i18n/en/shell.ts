/** The frame around every page. */
export const shell = {
  skipToContent: 'Skip to the content',
  home: '{{product}}, first page',
  theme: { label: 'House lights', light: 'Light', dark: 'Dark', system: 'As the system' },
  footer: {
    label: 'Footer',
    copyright: '© {{year}} {{product}}',
    workshop: 'Workshop',
    design: 'Design sheet',
    outbox: 'Outbox',
  },
  toast: { close: 'Close the message' },
  newCount_one: '{{count}} new',
  newCount_other: '{{count}} new',
  arriving: 'The page is on its way',
  routeError: {
    title: 'This page stopped',
    happened: 'Something in it went wrong on our side.',
    kept: 'Nothing you saved is lost.',
    next: 'Load it again. If it stops once more, go to the first page and come back later.',
    reload: 'Load again',
    home: 'First page',
  },
  retry: 'Try again',
} as const;
