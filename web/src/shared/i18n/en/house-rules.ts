/** What keeps the board fair, and what people ask about it. Only what the product really does. */
export const houseRules = {
  title: 'House rules',
  lead: 'People put their faces, numbers and livelihoods on this board. So these hold for everybody.',
  noFees: {
    title: 'No fee to be seen',
    text: 'A profile, applying and every answer are free for performers. Nobody may ask you to pay for an audition or a part. If somebody does, report the call.',
  },
  hiddenNumbers: {
    title: 'Your number stays hidden',
    text: 'Phone, e-mail and manager open only to a recruiter who has unlocked you, and you see who did and when.',
  },
  checkedCalls: {
    title: 'No fake calls',
    text: 'The first calls of a recruiter we have not verified are read by our team before anybody sees them. Any call can be reported.',
  },
  guardians: {
    title: 'Under 18, with a guardian',
    text: 'A parent or guardian owns the account, gives consent and is the one to contact. Minors are in no public search.',
  },
  papers: {
    title: 'Your papers stay yours',
    text: 'ID proofs are encrypted and no recruiter ever sees them. A full Aadhaar number is refused: the last four digits are enough.',
  },
  leaving: {
    title: 'Leave when you like',
    text: 'Hide your profile with one switch, download all you gave us, or close your account. Then it is gone from the board at once.',
  },
  trueStates: {
    title: 'A true answer for everyone',
    text: 'Closing a role answers everybody who applied. Nobody is left to wonder, and “not selected” is said kindly and in time.',
  },
  oneCharge: {
    title: 'Charged once, or not at all',
    text: 'An unlock is paid for exactly once and stays open. If a talent was away for long and does not answer, the credit comes back.',
  },
  consent: {
    title: 'Consent, written down',
    text: 'What an adult agrees to in intimate scenes is off until they say so, open only to recruiters who unlocked them, and every change is kept on record.',
  },
  questions: {
    title: 'Asked often',
    more: 'More answers and a person to ask',
    free: 'Is Callboard free for performers?',
    freeAnswer:
      'Yes. Your profile, applying to calls, messages and the state of each application cost nothing, and nobody can pay to be shown before you.',
    number: 'Who can see my phone number?',
    numberAnswer:
      'You, and recruiters who have unlocked your profile. Everybody else sees your first name and initial, your cover photo, city, playing age, skills and past work. You see who unlocked you and when.',
    real: 'How do I know that a call is real?',
    realAnswer:
      'Every call names who is casting. The first calls of recruiters we have not verified are read by us before they show. Never pay for an audition, never send your papers by chat, and report whoever asks you to.',
    silence: 'What if I hear nothing after applying?',
    silenceAnswer:
      'You always see the true state: applied, viewed, shortlisted, audition, callback, offered, cast or not selected. When a role closes, everybody who applied is told.',
    manager: 'I have a manager. Can they be kept in the loop?',
    managerAnswer:
      'Yes. Name your manager in your profile and choose whether updates are copied to their e-mail or mobile. Recruiters who unlock you see whom to call.',
    pay: 'What does a recruiter pay for?',
    payAnswer:
      'For contact. Searching and shortlisting cost nothing. One credit unlocks one talent, with number, e-mail, manager and calendar, for good. Ten credits are yours once you are verified; packs and plans come after that.',
    verified: 'How do I get verified as a recruiter?',
    verifiedAnswer:
      'Sign up with your company and role. Our team checks who you are and for whom you cast. Then your calls go up without waiting and your ten free unlocks are there.',
    share: 'Can my director see a shortlist without an account?',
    shareAnswer:
      'Yes. Share a shortlist by link: it cannot be guessed, it expires, you can take it back, and it never shows contact data.',
    phone: 'Does it work on a phone?',
    phoneAnswer:
      'All of it. Pages are light, pictures are sized for your screen, and what you type is kept when the line drops.',
  },
} as const;
