/** The pages that say who we are and how to reach us. */
export const info = {
  contact: {
    title: 'Contact us',
    description: 'Write to the people behind Callboard. A person reads it, and a copy goes to your mailbox.',
    lead: 'A person reads every message. Write as you would speak; we answer by e-mail.',
    otherWays: 'Before you write',
    support: 'Something does not work, or you are stuck',
    supportLink: 'Support',
    safety: 'Somebody asks for money, or behaves badly',
    safetyLink: 'Safety',
    company: 'You write for a company, an agency or the press',
    companyLink: 'Company contact',
    frozenTitle: 'If your profile is under freeze',
    frozen:
      'Write here from the address you signed up with, and say what happened. We look into it and tell you what we found.',
  },
  company: {
    title: 'Company',
    description:
      'Callboard for production houses, agencies, drama schools and the press: what we stand for, how we earn, and a form that reaches us.',
    lead: 'Callboard is a casting marketplace for India: film, series, stage and advertising, on one board that both sides can trust.',
    earn: 'How we earn',
    earnText:
      'Recruiters buy credits to unlock contact. That is all. Performers never pay: not for a profile, not for applying, not for being shown.',
    stand: 'What we stand for',
    standText:
      'Contact stays hidden until it is unlocked. First calls of recruiters we do not know are read before they show. Everybody who applies gets a true answer.',
    work: 'Work with us',
    workText:
      'Production houses, casting agencies, drama schools, festivals and journalists: tell us what you have in mind.',
    formTitle: 'Write to us for your company',
  },
  about: {
    title: 'About',
    description:
      'Why Callboard exists: the board by the stage door on which calls are posted, for everyone who performs and everyone who casts.',
    lead: 'In every theatre there is a board by the stage door. Calls go up on it, cast lists go up on it, and everybody can read it. We built that board for a whole country.',
    why: 'Why',
    whyText:
      'Parts are given away in chat groups that one has to know somebody to join. Photos travel without their owners. People pay to be “registered” and never hear back. It need not be like this.',
    what: 'What we made instead',
    whatText:
      'One profile that belongs to the performer. Calls that say who is casting, for what, when and for how much. A search for casting directors that starts with faces. And an answer for everyone.',
    how: 'How we behave',
    rules: {
      one: 'Performers never pay to be seen.',
      two: 'A number is hidden until it is unlocked, and its owner sees who did.',
      three: 'The state of an application is always the true one.',
      four: 'Children are looked after by their guardians, and are in no public search.',
      five: 'Whoever leaves can take everything along.',
    },
    name: 'The name',
    nameText: 'A callboard is where actors sign in before the show. If your name is on it, you are in.',
    more: 'Go on from here',
  },
  how: {
    title: 'How it works',
    description:
      'From a profile to a part, step by step: what performers do on Callboard, what casting people do, and what each of them sees.',
    lead: 'Two sides, one board. Here is every step, for both.',
    talents: 'For talents',
    talentSteps: {
      one: {
        title: 'Sign up',
        text: 'With e-mail, mobile or GitHub. You choose “I perform”, and you are in.',
      },
      two: {
        title: 'Put up your profile',
        text: 'Six short pages: about you, photos and video, physical description, skills and education, past work, review. Each is saved as you type, and you can stop anywhere.',
      },
      three: {
        title: 'Be found',
        text: 'Casting directors search by playing age, city, language, skill and look. They see your whole profile, but not your number.',
      },
      four: {
        title: 'Answer calls',
        text: 'Open calls say who is casting, the part, the dates and the fee. Apply with your profile and a note.',
      },
      five: {
        title: 'Audition',
        text: 'In a room at a time you confirm, or with a self-tape until a deadline. The tape is uploaded right here.',
      },
      six: {
        title: 'Get the answer',
        text: 'An offer with dates and fee that you accept, decline or counter, or a kind no. Either way you know.',
      },
    },
    recruiters: 'For recruiters',
    recruiterSteps: {
      one: {
        title: 'Sign up and get verified',
        text: 'Tell us your company and role. Once we have checked them, ten unlocks are yours.',
      },
      two: {
        title: 'Open a project',
        text: 'Write its characters once: age, language, skills, dates. Everything else follows from them.',
      },
      three: {
        title: 'Search faces',
        text: 'Set the filters the part needs and look. Save the search, share it, come back to it.',
      },
      four: {
        title: 'Shortlist and unlock',
        text: 'Shortlist by character, with notes. One credit opens a talent’s contact, manager and calendar, for good.',
      },
      five: {
        title: 'Audition',
        text: 'Ask for self-tapes or plan rooms by the hour. A talent or a room is never booked twice.',
      },
      six: {
        title: 'Offer and close',
        text: 'Send the offer, get a clear yes or no. Closing the role answers everybody who is still waiting.',
      },
    },
    startTalent: 'I perform',
    startRecruiter: 'I cast',
  },
  unknown: {
    title: 'There is no such page',
    description: 'This address leads to no page.',
    text: 'Nothing is kept at this address. It may have moved, or the link may have lost a letter. These are close by:',
  },
  goOn: {
    about: 'About',
    company: 'Company',
    contact: 'Contact us',
    support: 'Support',
    how: 'How it works',
    photos: 'Example photos',
    home: 'First page',
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
  },
} as const;
