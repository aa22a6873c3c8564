/** Contact details, wherever they are shown. */
export const contactLines = {
  whatsapp: 'WhatsApp',
  whatsappName: 'Message {{name}} on WhatsApp',
  socialName: '{{handle}} on {{network}}',
  manager: 'Manager',
  managerOf: 'Manager, {{house}}',
  none: 'No contact details added yet.',
  copy: 'Copy {{text}}',
  copied: '{{text}} copied',
  copyFailed: 'Couldn’t copy. Select it and copy it',
} as const;
