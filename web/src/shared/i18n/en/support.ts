/** /Support: common questions and the form. */
export const support = {
  title: 'Support',
  description:
    'Answers to common questions about Callboard: signing in, profiles and photos, jobs and applications, credits, and safety. And a form that reaches a person.',
  lead: 'Most answers are below. If you can’t find yours, message us at the end of the page.',
  contents: 'Topics',
  account: {
    title: 'Signing in',
    one: 'I forgot my password',
    oneAnswer:
      'Select “Forgot password” when you sign in and enter your email. The link we send works once, for a short time. You can also sign in with a code to your mobile number.',
    two: 'I didn’t get the code or email',
    twoAnswer:
      'Check your spam folder, and check the number or email for a typo. We send up to 3 codes in 15 minutes. After that, wait a little and try again.',
    three: 'Someone else may be using my account',
    threeAnswer:
      'Open Profile Settings to see every device that’s signed in, and sign out any you don’t know. Then change your password.',
  },
  profile: {
    title: 'Profile and photos',
    one: 'Which photos work?',
    oneAnswer:
      'A headshot, a side view and a full-length photo: plain wall, daylight, you as you look today. The example photos show what works and what to avoid.',
    two: 'My photo isn’t accepted',
    twoAnswer:
      'Photos must be .jpeg, .jpg or .png, up to 10 MB. Upload the original, because a screenshot is too small.',
    three: 'Can I hide my profile for a while?',
    threeAnswer:
      'Yes, with one switch in Profile Settings. You’ll be hidden from search, and only people you’re already connected with can see you.',
  },
  jobs: {
    title: 'Jobs and applications',
    one: 'What do the application statuses mean?',
    oneAnswer:
      'Applied: the casting team has it. Viewed: someone opened it. Shortlisted, audition, callback, offered: you’re in the running. Cast: the role is yours. Not selected or role closed: they chose someone else.',
    two: 'Can I withdraw an application?',
    twoAnswer:
      'Yes, until you’re cast. It then shows “withdrawn” on both sides, and it won’t count against you.',
    three: 'I can’t make the audition',
    threeAnswer:
      'Open the audition and ask for another time. The casting team sees it right away and proposes a new slot or declines.',
  },
  recruiters: {
    title: 'Recruiters and credits',
    one: 'What is a credit?',
    oneAnswer:
      'One credit unlocks one talent for your account: mobile number, email, manager and calendar, with no expiry. You’re never charged twice for the same person.',
    two: 'When do I get my 10 free unlocks?',
    twoAnswer: 'As soon as our team verifies you. You’ll see them in Credits Balance & History.',
    three: 'Why isn’t my first job live yet?',
    threeAnswer:
      'Until you’re verified, our team checks your first jobs before anyone sees them. This keeps fake jobs out.',
  },
  safety: {
    title: 'Safety',
    one: 'Someone asked me for money',
    oneAnswer:
      'Do not pay. No one may charge for an audition, a registration, a portfolio or a role here. Report the job or the profile, and message us below if you have already paid.',
    two: 'An audition feels wrong',
    twoAnswer:
      'You can leave at any time, without a reason. Tell someone where you’re going, meet only at workplaces, never in homes or hotel rooms, and report what happened.',
    three: 'My child wants to act',
    threeAnswer:
      'The account is yours as the parent or guardian. You give consent, you’re the contact, and your child never appears in public search.',
  },
  formTitle: 'Ask us',
  formText: 'Tell us what you did, what you saw and on which device. Details help us fix it faster.',
} as const;
