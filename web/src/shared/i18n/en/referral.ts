/** A recruiter invites another one. */
export const referral = {
  title: 'Invite a recruiter',
  thing: 'your link',
  text: 'Share your link with someone who casts. Once they’re verified, you both get {{count}} credits.',
  link: 'Your link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Couldn’t copy. Select the link and copy it.',
  whatsapp: 'Share on WhatsApp',
  message: 'I cast on Callboard. Sign up with my link and we both get {{count}} credits: {{link}}',
  joined: 'Signed up',
  verified: 'Verified',
  earned: 'Credits earned',
  kept: 'Your link stays the same.',
} as const;
