/** A recruiter brings another one. */
export const referral = {
  title: 'Bring a colleague',
  loading: 'Your link is on its way',
  text: 'Pass your link on to somebody who casts. Once they are verified, you both get {{count}} credits.',
  link: 'Your link',
  copy: 'Copy the link',
  copied: 'The link is copied',
  copyFailed: 'Copying did not work here. Mark the link above and copy it by hand.',
  whatsapp: 'Send on WhatsApp',
  message: 'I cast on Callboard. Sign up with my link and we both get {{count}} credits: {{link}}',
  joined: 'Signed up',
  verified: 'Verified',
  earned: 'Credits for you',
  error: {
    title: 'Your link did not load',
    happened: 'The line to Callboard broke on the way.',
    kept: 'The link stays the same.',
    next: 'Try again.',
  },
} as const;
