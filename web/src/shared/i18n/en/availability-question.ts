/** A talent replies to a recruiter's availability check. */
export const availabilityQuestion = {
  title: 'Talent Unlocked',
  lead: '<who>{{name}}</who><mark/> unlocked your profile. Are you available?',
  verified: 'Verified recruiter',
  company: 'Company',
  character: 'Character',
  dates: 'Dates',
  place_one: 'Place',
  place_other: 'Places',
  marked_one:
    'Your calendar marks {{count}} of these dates as not available. You can reply either way, and it won’t change.',
  marked_other:
    'Your calendar marks {{count}} of these dates as not available. You can reply either way, and it won’t change.',
  calendar: 'View my calendar',
  yes: 'Yes, available',
  no: 'Sorry, not available',
  sentRightAway: 'The recruiter gets your reply right away.',
  loading: 'Loading this availability check',
  sent: {
    title: 'Confirmation Sent',
    text: 'Your preference has been sent to the recruiter.',
    ok: 'Ok',
  },
  settled: {
    available: 'You replied: available {{days}}. {{name}} was notified.',
    not_available: 'You replied: not available {{days}}. {{name}} was notified.',
    expired: 'This expired and {{name}} was notified. You can still message them.',
    ok: 'Ok',
    toAvailable: 'Change to available',
    toNotAvailable: 'Change to not available',
  },
  turn: {
    title: 'Your turn',
    question: '{{name}} from {{company}} wants to know if you’re available {{days}}.',
    questionOfCompany: '{{company}} wants to know if you’re available {{days}}.',
    marked_one: 'Your calendar marks {{count}} of these dates as not available.',
    marked_other: 'Your calendar marks {{count}} of these dates as not available.',
    answerTo: 'Reply to {{name}}',
  },
  replies: {
    title: 'Your replies',
    text: '{{name}} from {{company}}, {{days}}',
    textOfCompany: '{{company}}, {{days}}',
    changeFor: '{{change}}: {{name}}, {{days}}',
  },
  gone: {
    title: 'Availability check not found',
    text: 'It was withdrawn, or it wasn’t sent to you. There’s nothing to reply to.',
  },
  failed: {
    text: 'Couldn’t load this availability check. Nothing was sent. Try again.',
    retry: 'Try again',
  },
  errors: {
    NETWORK: 'Couldn’t confirm your reply was sent. Try again. It won’t go twice.',
    PROFILE_FROZEN: 'Your profile is frozen, so you can’t reply now. This stays open until it expires.',
    frozenChange: 'Your profile is frozen, so you can’t change your reply. It stays as it is.',
    RATE_LIMITED: 'Too many attempts. Your reply wasn’t sent. Try again in a few minutes.',
    ALREADY_SETTLED: 'This is already closed. Your reply wasn’t sent.',
    NOT_FOUND: 'This availability check no longer exists. Your reply wasn’t sent.',
    other: 'Couldn’t send your reply. Try again in a moment.',
  },
} as const;
