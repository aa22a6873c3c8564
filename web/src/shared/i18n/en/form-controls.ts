/** Texts of shared form controls. */
export const formControls = {
  clear: 'Clear',
  clearOf: 'Clear {{label}}',
  showAll: 'Show all {{count}}',
  characters: {
    of: '{{used}} of {{most}}',
    over_one: '{{shown}} too many',
    over_other: '{{shown}} too many',
  },
  search: {
    none: 'No results for “{{query}}”',
    results_one: '{{count}} match',
    results_other: '{{count}} matches',
    added: '{{name}} added',
    removed: '{{name}} removed',
    remove: 'Remove {{name}}',
    full: 'You can add up to {{most}}.',
    chosen: 'Selected: {{label}}',
  },
  form: {
    missing: 'Enter {{label}}',
    tooLong: 'Keep it to {{count}} characters',
    wrong: 'Check this field',
    errors: {
      NETWORK: 'Couldn’t {{action}}. What you typed is still here. Check your internet and try again.',
      RATE_LIMITED: 'Couldn’t {{action}}. Too many attempts. Try again in a few minutes.',
      VALIDATION_FAILED: 'Couldn’t {{action}}. Check the highlighted fields.',
      TOO_LARGE: 'Couldn’t {{action}}. It’s too long. Shorten it and try again.',
      PROFILE_FROZEN: 'Couldn’t {{action}}. Your profile is frozen. What you typed is still here.',
      other: 'Couldn’t {{action}}. What you typed is still here. Try again in a moment.',
    },
  },
  date: {
    placeholder: 'dd/mm/yyyy',
    choose: 'Open calendar',
    unreadable: 'Enter a date like 16/11/2026',
  },
  birthDate: { day: 'Day', month: 'Month', year: 'Year', monthNone: 'Month' },
  picture: {
    choose: 'Choose a picture',
    chooseDocument: 'Choose a photo or a PDF',
    another: 'Choose another picture',
    type: 'Please select valid file.',
    size: 'Please select file within 10MB',
  },
  step: { less: 'One less: {{label}}', more: 'One more: {{label}}' },
} as const;
