/** /Support: what people ask most, and a way to ask the rest. */
export const support = {
  title: 'Support',
  description:
    'Answers to what people ask most about Callboard: signing in, profiles and photos, calls and applications, credits, and safety. And a form that reaches a person.',
  lead: 'Most answers are below. If yours is not, write to us at the end of the page.',
  contents: 'Topics',
  account: {
    title: 'Signing in',
    one: 'I forgot my password',
    oneAnswer:
      'Choose “Forgot password” when you sign in and enter your e-mail. The link we send works once and for a short time. You can also sign in with a code to your mobile.',
    two: 'No code or mail arrives',
    twoAnswer:
      'Look in the spam folder, and check the number or address for a slip. Codes are sent three times in a quarter of an hour at most; after that, wait a little and ask again.',
    three: 'Somebody else may be using my account',
    threeAnswer:
      'Open Profile Settings: there is a list of every device that is signed in, and each can be signed out. Then change your password.',
  },
  profile: {
    title: 'Profile and photos',
    one: 'Which photos work?',
    oneAnswer:
      'A headshot, a profile and a full-length photo: plain wall, daylight, you as you look today. The page of example photos shows what to do and what to leave out.',
    two: 'My photo is refused',
    twoAnswer:
      'Photos are .jpeg, .jpg or .png and at most 10 MB. A screenshot of a photo is too small to be used well.',
    three: 'Can I hide my profile for a while?',
    threeAnswer:
      'Yes, with one switch in your profile. You are then in no search, and only those you are already connected with still see you.',
  },
  jobs: {
    title: 'Calls and applications',
    one: 'What do the states of my application mean?',
    oneAnswer:
      'Applied: it is with the casting team. Viewed: somebody opened it. Shortlisted, audition, callback, offered: you are in the running. Cast: the part is yours. Not selected or role closed: this one went another way.',
    two: 'Can I take an application back?',
    twoAnswer: 'Yes, until you are cast. It then says “withdrawn” on both sides, without any harm to you.',
    three: 'I cannot make the audition',
    threeAnswer:
      'Open it and ask for another time. The casting team sees your answer at once and proposes a new slot or declines.',
  },
  recruiters: {
    title: 'Recruiters and credits',
    one: 'What is a credit?',
    oneAnswer:
      'One credit unlocks one talent: phone, e-mail, manager and calendar, for good and for you alone. You are never charged twice for the same person.',
    two: 'When do I get my ten free unlocks?',
    twoAnswer: 'As soon as our team has verified you. You see them in Credits Balance & History.',
    three: 'Why is my first call not up yet?',
    threeAnswer:
      'Until you are verified, a person reads your first calls before anybody sees them. That keeps fake calls off the board.',
  },
  safety: {
    title: 'Safety',
    one: 'Somebody asks me for money',
    oneAnswer:
      'Do not pay. Nobody may charge for an audition, a registration, a portfolio or a part here. Report the call or the profile, and tell us below if you have paid already.',
    two: 'An audition feels wrong',
    twoAnswer:
      'You may leave, at any time, without a reason. Tell somebody where you go, meet in places of work and never in private homes or hotel rooms, and report what happened.',
    three: 'My child wants to act',
    threeAnswer:
      'The account is yours as parent or guardian. You give consent, you are the one to contact, and your child is in no public search.',
  },
  formTitle: 'Ask us',
  formText: 'Say what you did, what you saw, and on which device. The more we know, the faster it is mended.',
} as const;
