export const dashboard = {
  title: 'Dashboard',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  waiting_one: '{{count}} thing waits for you',
  waiting_other: '{{count}} things wait for you',
  nothingWaits: 'Nothing waits for you',
  loading: 'Looking what waits for you',
  next: 'Next steps',
  also: 'Whenever you like',
  steps: {
    finishProfile: {
      title: 'Finish your profile',
      text: 'Recruiters find you once it is published. It is saved as you go.',
      action: 'Go on with it',
    },
    verifyEmail: {
      title: 'Verify your e-mail',
      text: 'So that offers and codes reach {{email}}.',
      textNone: 'Add an address, so that offers and codes can reach you.',
      action: 'Verify e-mail',
    },
    verifyMobile: {
      title: 'Verify your mobile number',
      text: 'So that you can sign in with {{mobile}} and get word by WhatsApp.',
      textNone: 'Add a number, so that you can sign in with it and get word by WhatsApp.',
      action: 'Verify number',
    },
    addIcon: {
      title: 'Add a profile icon',
      text: 'People remember a face. One clear photo is enough.',
      action: 'Choose a photo',
    },
    findTalents: {
      title: 'Find talents',
      text: 'Look for a face by playing age, city, language and skill.',
      action: 'Find Talents',
    },
    findJobs: {
      title: 'Find jobs',
      text: 'Open parts, newest first, by city, age and kind of project.',
      action: 'Find Jobs',
    },
    contact: {
      title: 'Ask us anything',
      text: 'A person reads it and answers by e-mail.',
      action: 'Contact us',
    },
    settings: {
      title: 'Decide what we tell you',
      text: 'By e-mail or WhatsApp, at once or once a day.',
      action: 'Profile Settings',
    },
  },
  error: {
    title: 'Your next steps did not load',
    happened: 'The server did not answer with them.',
    kept: 'Nothing has changed.',
    next: 'Check your connection, then try again.',
  },
} as const;
