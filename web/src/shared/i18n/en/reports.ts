/** Reporting a person, a message, a project or a job. */
export const reports = {
  title: 'Report {{name}}',
  lead: 'We read every report. {{name}} won’t be notified.',
  reason: 'What’s wrong?',
  reasonsThing: 'the reasons',
  reasonMissing: 'Select a reason',
  text: 'Anything else we should know? (optional)',
  alsoBlock: 'Also block {{name}}',
  send: 'Send report',
  cancel: 'Cancel',
  network: 'You’re offline. Your report is still here. Try again when you’re back online.',
  tooMany: 'Too many reports. Your report is still here. Try again later.',
  failed: 'Couldn’t send your report. It’s still here. Try again.',
  thanks: 'Thank you',
  thanksText: 'Our team will read your report. If anyone is in danger, call 112 first.',
  thanksBlocked: '{{name}} is also blocked.',
  notBlocked: 'Couldn’t block {{name}}. Try again from the conversation’s menu.',
  close: 'Close',
  project: {
    wrong: 'Something wrong with this project?',
    report: 'Report project',
    next: 'We keep the project and its message as they are now, so later changes don’t matter.',
  },
  job: {
    next: 'We keep the job as it is now, so later changes don’t matter. Until we’ve checked it, do not pay anyone or share documents.',
  },
} as const;
