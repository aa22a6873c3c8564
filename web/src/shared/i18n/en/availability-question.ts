/** A recruiter who unlocked a talent asks about days, and the talent answers. */
export const availabilityQuestion = {
  title: 'Talent Unlocked',
  lead: '<who>{{name}}</who><mark/> opened your profile and asks if you are free.',
  verified: 'Verified recruiter',
  company: 'Company',
  character: 'Character',
  dates: 'Dates',
  place_one: 'Place',
  place_other: 'Places',
  marked_one:
    'Your calendar has {{count}} of these days marked as not available. You can answer either way; the calendar stays as it is.',
  marked_other:
    'Your calendar has {{count}} of these days marked as not available. You can answer either way; the calendar stays as it is.',
  calendar: 'See my calendar',
  yes: 'Yes, available',
  no: 'Sorry, not available',
  atOnce: 'Your answer goes to the recruiter at once.',
  loading: 'The question is on its way',
  sent: {
    title: 'Confirmation Sent',
    text: 'Your preference has been sent to the recruiter.',
    ok: 'Ok',
  },
  settled: {
    available: 'You have answered this: available {{days}}. {{name}} knows.',
    not_available: 'You have answered this: not available {{days}}. {{name}} knows.',
    expired:
      'The time to answer has passed, and {{name}} was told that none came. You can still write, or mark these days in your calendar.',
    ok: 'Ok',
    /** Plans change: until the days begin another answer is taken. */
    toAvailable: 'Available after all',
    toNotAvailable: 'Not available after all',
  },
  gone: {
    title: 'This question is gone',
    text: 'It was taken back, or it was not asked of you. There is nothing to answer.',
  },
  failed: {
    text: 'The question did not load. Nothing was answered; load it again.',
    retry: 'Load it again',
  },
  errors: {
    NETWORK:
      'No line: we do not know whether your answer arrived. Nothing is lost; press again, it counts once.',
    PROFILE_FROZEN:
      'While your profile is frozen, answers are not sent. The question stays open until it expires.',
    RATE_LIMITED:
      'That was a lot in a short time. Your answer was not sent; wait a minute, then press again.',
    ALREADY_SETTLED: 'This answer comes too late: how the question stands is below. Nothing was sent.',
    NOT_FOUND: 'The question is no longer there. Nothing was sent.',
    other: 'Your answer was not sent. The question stays here; press again in a moment.',
  },
} as const;
