/** Entering the code that verifies an email or mobile number. */
export const contactCodes = {
  label: '6-digit code',
  verify: 'Verify',
  resend: 'Send again',
  resendIn: 'Send again in {{seconds}} s',
  sent: 'Code sent',
  short: 'Enter the 6-digit code',
  errors: {
    NETWORK: 'You’re offline. What you typed is still here. Try again when you’re back online.',
    RATE_LIMITED: 'Too many attempts. Try again in a few minutes.',
    RATE_LIMITED_detail: 'Too many attempts. {{detail}}',
    CODE_WRONG: 'That code isn’t right.',
    CODE_EXPIRED: 'This code has expired. Get a new one.',
    PROFILE_FROZEN: 'Your profile is frozen, so this can’t be changed. Please contact the admin.',
    CONFLICT: 'This was changed elsewhere. Reload the page.',
    UNEXPECTED: 'Something went wrong on our side. Try again.',
  },
} as const;
