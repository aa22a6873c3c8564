/** How somebody is reached, wherever that is shown. */
export const contactLines = {
  whatsapp: 'WhatsApp',
  whatsappName: 'Write to {{name}} by WhatsApp',
  socialName: '{{handle}} at {{network}}',
  manager: 'Manager',
  managerOf: 'Manager, {{house}}',
  none: 'Nothing to reach them by is entered here yet.',
  copy: 'Copy {{text}}',
  copied: '{{text}} copied',
  copyFailed: 'Your browser did not let us copy it. Select it and copy it by hand',
} as const;
