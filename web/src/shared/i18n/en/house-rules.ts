/** What keeps the board fair, and what people ask about it. Only what the product really does. */
export const houseRules = {
  title: 'House rules',
  lead: 'People put their faces, numbers and livelihoods on this board. So these rules hold for everyone.',
  noFees: {
    title: 'No fee to be seen',
    text: 'Your profile and every application are free for performers. Do not pay for an audition or a role. Report any job that asks you to.',
  },
  hiddenNumbers: {
    title: 'Your number stays hidden',
    text: 'Only a recruiter who unlocks you sees your phone, email and manager. You see who did, and when.',
  },
  checkedCalls: {
    title: 'No fake jobs',
    text: 'We review the first jobs of every recruiter we haven’t verified. You can report any job.',
  },
  guardians: {
    title: 'Under 18, with a guardian',
    text: 'A parent or guardian owns the account, gives consent and is the contact. Minors are in no public search.',
  },
  papers: {
    title: 'Your documents stay yours',
    text: 'ID proofs are encrypted and no recruiter ever sees them. We never take a full Aadhaar number, only the last 4 digits.',
  },
  leaving: {
    title: 'Leave when you like',
    text: 'Hide your profile with one switch, download your data, or close your account. You’re off the board right away.',
  },
  trueStates: {
    title: 'A reply for everyone',
    text: 'When a role closes, everyone who applied is notified. “Not selected” is said kindly and in time.',
  },
  oneCharge: {
    title: 'Charged once, or not at all',
    text: 'You pay for an unlock once, and it has no expiry. If a talent has been away long and doesn’t reply, we refund the credit.',
  },
  consent: {
    title: 'Consent, on record',
    text: 'Intimate scenes are off until an adult agrees. Only recruiters who unlock them see it, and we record every change.',
  },
  questions: {
    title: 'Common questions',
    more: 'More answers, and how to reach us',
    free: 'Is Callboard free for performers?',
    freeAnswer:
      'Yes. Your profile, applications and messages cost nothing. Nobody can pay to be shown before you.',
    number: 'Who can see my phone number?',
    numberAnswer:
      'You, and recruiters who unlock your profile. Everyone else sees your first name and initial, cover photo, city, playing age, skills and past work. You see who unlocked you and when.',
    real: 'How do I know a job is real?',
    realAnswer:
      'Every job names who is casting. We review the first jobs of recruiters we haven’t verified. Do not pay for an audition, do not send documents by chat, and report anyone who asks you to.',
    silence: 'What if I hear nothing after applying?',
    silenceAnswer:
      'You always see the live status: applied, viewed, shortlisted, audition, callback, offered, cast or not selected. When a role closes, everyone who applied is notified.',
    manager: 'I have a manager. Can they get updates too?',
    managerAnswer:
      'Yes. Add your manager to your profile and choose whether they get updates by email or mobile. Recruiters who unlock you see whom to contact.',
    pay: 'What does a recruiter pay for?',
    payAnswer:
      'Contact details. Search and shortlists are free. One credit unlocks one talent, with number, email, manager and calendar, and has no expiry. You get 10 credits once you’re verified. After that you can buy packs or plans.',
    verified: 'How do I get verified as a recruiter?',
    verifiedAnswer:
      'Sign up with your company and role. Our team checks who you are and whom you cast for. Then your jobs go live right away and you get your 10 free unlocks.',
    share: 'Can my director see a shortlist without an account?',
    shareAnswer:
      'Yes. Share a shortlist by link. Nobody can guess it, it expires, you can withdraw it, and it never shows contact details.',
    phone: 'Does it work on a phone?',
    phoneAnswer:
      'All of it. Pages are light, photos fit your screen, and what you type is kept when you’re offline.',
  },
} as const;
