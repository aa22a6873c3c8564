/** What every search by filters has: the rail, the sheet, the row of what is set. */
export const searchFilters = {
  title: 'Filters',
  clearAll: 'Clear all',
  close: 'Close filters',
  show: 'Show {{shown}}',
  showNone: 'Show',
  button: {
    none: 'Filters',
    set: 'Filters, {{count}} set',
    bar: 'Filters',
  },
  chips: {
    label: 'Active filters',
    gain: '+{{shown}}',
    remove: 'Remove {{name}}',
    removed: '{{name}} removed',
    none: 'Filters you set will show up here.',
  },
  tokens: { chosen: '{{group}}: selected', remove: 'Remove {{name}}' },
} as const;
