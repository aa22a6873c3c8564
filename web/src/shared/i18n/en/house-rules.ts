/** House rules and common questions. Only what the product really does. */
export const houseRules = {
  title: 'House rules',
  lead: 'People put their faces, numbers and livelihoods on this board. So these rules are for everyone.',
  noFees: {
    title: 'No fee to be seen',
    text: 'A profile, applying and every reply are free for performers. No one may ask you to pay for an audition or a part. If someone does, report the call.',
  },
  hiddenNumbers: {
    title: 'Your number stays hidden',
    text: 'Only a recruiter who unlocks you sees your mobile number, email and manager. You see who did and when.',
  },
  checkedCalls: {
    title: 'No fake calls',
    text: 'Our team reads the first calls of recruiters we haven’t verified before anyone sees them. You can report any call.',
  },
  guardians: {
    title: 'Under 18, with a guardian',
    text: 'A parent or guardian owns the account, gives consent and is the contact. Minors never appear in public search.',
  },
  papers: {
    title: 'Your documents stay private',
    text: 'ID proofs are encrypted and no recruiter ever sees them. We never accept a full Aadhaar number. The last 4 digits are enough.',
  },
  leaving: {
    title: 'Leave any time',
    text: 'Hide your profile with one switch, download your data, or close your account. It comes off the board right away.',
  },
  trueStates: {
    title: 'A reply for everyone',
    text: 'When a role closes, everyone who applied gets a reply. “Not selected” is said kindly and in time.',
  },
  oneCharge: {
    title: 'Charged once, or not at all',
    text: 'You pay for an unlock once and it doesn’t expire. If a talent was inactive for long and doesn’t reply, you get the credit back.',
  },
  consent: {
    title: 'Consent, on record',
    text: 'Consent for intimate scenes is off until an adult turns it on. Only recruiters who unlocked them see it, and every change is recorded.',
  },
  questions: {
    title: 'Common questions',
    more: 'More answers, or ask a person',
    free: 'Is Callboard free for performers?',
    freeAnswer:
      'Yes. Your profile, applications, messages and status updates are free. No one can pay to be shown before you.',
    number: 'Who can see my phone number?',
    numberAnswer:
      'You, and recruiters who have unlocked your profile. Everyone else sees your first name and initial, cover photo, city, playing age, skills and past work. You see who unlocked you and when.',
    real: 'How do I know a call is real?',
    realAnswer:
      'Every call names who is casting. We read the first calls of recruiters we haven’t verified. Never pay for an audition, never send documents by chat, and report anyone who asks you to.',
    silence: 'What if I don’t hear back after applying?',
    silenceAnswer:
      'You always see the live status: applied, viewed, shortlisted, audition, callback, offered, cast or not selected. When a role closes, everyone who applied is notified.',
    manager: 'Can my manager get updates too?',
    managerAnswer:
      'Yes. Add your manager to your profile and choose to copy updates to their email or mobile. Recruiters who unlock you see whom to call.',
    pay: 'What does a recruiter pay for?',
    payAnswer:
      'For contact details. Searching and shortlisting are free. One credit unlocks one talent’s number, email, manager and calendar, with no expiry. You get 10 credits once verified, and can buy packs or a plan after that.',
    verified: 'How do I get verified as a recruiter?',
    verifiedAnswer:
      'Sign up with your company and role. Our team checks who you are and who you cast for. Then your calls go up right away and you get 10 free unlocks.',
    share: 'Can my director see a shortlist without an account?',
    shareAnswer:
      'Yes. Share a shortlist by link. It can’t be guessed, it expires, you can withdraw it, and it never shows contact details.',
    phone: 'Does it work on a phone?',
    phoneAnswer: 'Yes, all of it. Pages load fast, and what you type is kept if you go offline.',
  },
} as const;
