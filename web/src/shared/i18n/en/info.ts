/** About and contact pages. */
export const info = {
  contact: {
    title: 'Contact us',
    description: 'Message the people behind Callboard. A person reads it, and we email you a copy.',
    lead: 'A person reads every message and replies by email.',
    otherWays: 'Before you message us',
    support: 'Something isn’t working, or you’re stuck',
    supportLink: 'Support',
    safety: 'Someone asked you for money, or behaved badly',
    safetyLink: 'Safety',
    company: 'You’re from a company, an agency or the press',
    companyLink: 'Company contact',
    frozenTitle: 'If your profile is frozen',
    frozen: 'Message us from the email you signed up with and tell us what happened. We’ll check and reply.',
  },
  company: {
    title: 'Company',
    description:
      'Callboard for production houses, agencies, drama schools and the press: what we believe in, how we earn, and how to contact us.',
    lead: 'Callboard is a casting marketplace for India. Film, series, stage and advertising, in one place both sides can trust.',
    earn: 'How we earn',
    earnText:
      'Recruiters buy credits to unlock contact details. That’s all. Performers never pay for a profile, for applying or for being shown.',
    stand: 'What we believe in',
    standText:
      'Contact details stay hidden until they’re unlocked. We check the first jobs of new recruiters before anyone sees them. Everyone who applies gets a clear reply.',
    work: 'Work with us',
    workText:
      'Production houses, casting agencies, drama schools, festivals and journalists: tell us what you have in mind.',
    formTitle: 'Contact us for your company',
  },
  about: {
    title: 'About',
    description:
      'Why Callboard exists: the board by the stage door on which calls are posted, for everyone who performs and everyone who casts.',
    lead: 'In every theatre there’s a board by the stage door. Calls go up on it, cast lists go up on it, and everyone can read it. We built that board for a whole country.',
    why: 'Why',
    whyText:
      'Parts are given away in chat groups you need to know someone to join. Photos travel without their owners. People pay to be “registered” and never hear back. It doesn’t have to be like this.',
    what: 'What we made instead',
    whatText:
      'One profile that belongs to the performer. Calls that say who is casting, for what, when and for how much. A search that starts with faces. And a reply for everyone.',
    how: 'How we behave',
    rules: {
      one: 'Performers never pay to be seen.',
      two: 'Your number is hidden until it’s unlocked, and you see who unlocked it.',
      three: 'You always see the real status of your application.',
      four: 'Guardians look after children’s profiles, which never appear in public search.',
      five: 'If you leave, you can take all your data with you.',
    },
    name: 'The name',
    nameText: 'A callboard is where actors sign in before the show. If your name is on it, you’re in.',
    more: 'Read more',
  },
  how: {
    title: 'How it works',
    description:
      'From a profile to a role, step by step: what performers do on Callboard, what recruiters do, and what each of them sees.',
    lead: 'Every step, for both sides.',
    talents: 'For talents',
    talentSteps: {
      one: {
        title: 'Sign up',
        text: 'Use your email, mobile number or GitHub. Choose “I perform”, and you’re in.',
      },
      two: {
        title: 'Create your profile',
        text: 'Six short pages: about you, photos and video, physical description, skills and education, past work, review. We save as you type, and you can stop any time.',
      },
      three: {
        title: 'Get found',
        text: 'Casting directors search by playing age, city, language, skill and appearance. They see your full profile, but not your number.',
      },
      four: {
        title: 'Apply to jobs',
        text: 'Every job says who is casting, the role, the dates and the fee. Apply with your profile and a note.',
      },
      five: {
        title: 'Audition',
        text: 'In person at a time you confirm, or with a self-tape by a deadline. You upload the tape right here.',
      },
      six: {
        title: 'Get a reply',
        text: 'An offer with dates and fee that you accept, decline or counter, or a kind no. Either way, you know.',
      },
    },
    recruiters: 'For recruiters',
    recruiterSteps: {
      one: {
        title: 'Sign up and get verified',
        text: 'Tell us your company and role. Once we verify you, you get 10 free unlocks.',
      },
      two: {
        title: 'Create a project',
        text: 'Add its characters once: age, language, skills, dates. We use them for search, auditions and offers.',
      },
      three: {
        title: 'Search talents',
        text: 'Set the filters the role needs. Save the search, share it, come back to it.',
      },
      four: {
        title: 'Shortlist and unlock',
        text: 'Shortlist by character, with notes. One credit shows a talent’s contact details, manager and calendar, with no expiry.',
      },
      five: {
        title: 'Audition',
        text: 'Request self-tapes or schedule audition slots by the hour. A talent or a room is never booked twice.',
      },
      six: {
        title: 'Offer and close',
        text: 'Send the offer and get a clear yes or no. When you close the role, everyone still waiting gets a reply.',
      },
    },
    startTalent: 'I perform',
    startRecruiter: 'I cast',
  },
  unknown: {
    title: 'Page not found',
    description: 'There’s no page at this link.',
    text: 'It may have moved, or the link has a typo. You can try these:',
  },
  goOn: {
    about: 'About',
    company: 'Company',
    contact: 'Contact us',
    support: 'Support',
    how: 'How it works',
    photos: 'Example photos',
    home: 'Home',
    terms: 'Terms and Conditions',
    privacy: 'Privacy Policy',
  },
} as const;
