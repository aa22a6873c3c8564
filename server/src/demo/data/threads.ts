/**
 * A conversation between a recruiter (r) and a talent (t). {first}, {part}, {project}, {recruiter} and {city}
 * are filled in.
 */
export type Thread = readonly (readonly [who: 'r' | 't', text: string])[];

export const threads: readonly Thread[] = [
  [
    [
      'r',
      'Hello {first}, thank you for the tape for {part}. Could you send one more, slower, and sitting down?',
    ],
    ['t', 'Of course. By tomorrow evening?'],
    ['r', 'Perfect. No need to learn it, read from the page.'],
    ['t', 'Sent. The dog in the second half is not mine.'],
    ['r', 'We like the dog. We come back to you by Friday.'],
  ],
  [
    [
      'r',
      '{first}, we have you on the list for {part} in {project}. Are you free for a reading on Thursday at four?',
    ],
    ['t', 'Yes, Thursday works. Is there anything I should prepare?'],
    ['r', 'Pages 3 and 4, and wear shoes you can run in.'],
  ],
  [
    ['t', 'Thank you for looking at my application for {part}. May I ask whether the dates are fixed?'],
    ['r', 'Nearly. They can move by four days, not more. Is that a problem?'],
    ['t', 'No, that helps me. I have a show on the weekend, after that I am yours.'],
  ],
  [
    [
      'r',
      'Hi {first}. The director watched your reel twice. Can you do the scene in your own language as well?',
    ],
    ['t', 'Gladly. The words change a little, the anger does not.'],
    ['r', 'That is what we want to see.'],
    ['t', 'Uploaded just now.'],
  ],
  [
    ['r', 'Thank you for coming in on Monday. The room was quiet after you left, in a good way.'],
    ['t', 'Thank you for saying so. It was quiet on my way home as well.'],
    ['r', 'Decision next week. You will hear from us either way.'],
  ],
  [
    ['r', '{first}, {part} has gone to somebody else. It was close, and I wanted you to hear it from me.'],
    ['t', 'Thank you for telling me. Most people do not.'],
    ['r', 'There is another part in spring. I have written your name next to it.'],
  ],
  [
    [
      'r',
      'Are you comfortable in water? There is one scene in a river for {part}, waist deep, with a safety team.',
    ],
    ['t', 'Yes. I learned in a river, and respect it.'],
    ['r', 'Good. Costume will call you for measures; they use the ones on your profile.'],
    ['t', 'They are from this month, so they should fit.'],
  ],
  [
    ['r', 'We would like you for a callback for {part}. {city}, Saturday morning. We pay the train.'],
    ['t', 'I will be there. Is a night train on Friday all right?'],
    ['r', 'Yes. Send us the ticket, and sleep.'],
  ],
  [
    ['t', 'A small question about {part}: does {part} win the argument in the end, or only stop?'],
    ['r', 'Only stop. That you asked is why you are shortlisted.'],
  ],
  [
    ['r', 'Could you send two photos without make-up, in window light? Nothing special, phone is fine.'],
    ['t', 'Two from this morning, in my gallery now.'],
    ['r', 'Thank you, exactly that.'],
  ],
];

/** The conversations in the demo recruiter's inbox, newest first, by portrait number. */
export const inbox: readonly {
  readonly face: number;
  readonly hoursAgo: number;
  readonly unread: number;
  readonly lines: Thread;
}[] = [
  {
    face: 0,
    hoursAgo: 1,
    unread: 2,
    lines: [
      ['r', 'Ananya, the director has decided: Meera is yours. The offer is on its way.'],
      ['t', 'I read it twice, and then once aloud to my mother. Yes.'],
      [
        'r',
        'Then rehearsal on Thursday, Studio 2, Aram Nagar, 11:20. Eight counts live, and the umbrella scene.',
      ],
      ['t', 'Two photos from this morning are in my gallery, no make-up, as costume asked.'],
      ['t', 'Yes to Thursday. Should I bring my own ghungroo, or is the floor being miked?'],
    ],
  },
  {
    face: 55,
    hoursAgo: 3,
    unread: 1,
    lines: [
      ['r', 'Harpreet, the part is yours if the dates work. Do you bring your own dhol?'],
      ['t', 'Always. It does not like other hands.'],
      ['t', 'I have asked for one more day to rehearse with the train noise. Would that be possible?'],
    ],
  },
  {
    face: 44,
    hoursAgo: 26,
    unread: 0,
    lines: [
      ['t', 'I sang the verse in Garo as well, I hope that is all right.'],
      ['r', 'More than all right. Who taught you that breath?'],
      ['t', 'The hills. You have to get to the end of the line before the echo does.'],
      ['r', 'Thank you, we will let you know by Friday.'],
    ],
  },
  {
    face: 16,
    hoursAgo: 31,
    unread: 0,
    lines: [
      ['r', 'Farida-ji, may we send a car for the fitting on Tuesday?'],
      [
        't',
        'You may, if it is not one of those high ones. I am bringing my own steel tiffin for Nani; yours looked too new.',
      ],
    ],
  },
  {
    face: 1,
    hoursAgo: 52,
    unread: 0,
    lines: [
      ['r', 'Vikram, contract is in your mail. Shout if a line is unclear.'],
      ['t', 'Contract signed and sent. See you in Ratnagiri.'],
    ],
  },
  {
    face: 6,
    hoursAgo: 70,
    unread: 0,
    lines: [
      [
        't',
        'My grandmother sold flowers on the local line. I learned to sing over the brakes. I would love to read for The singer.',
      ],
      ['r', 'Then you already know the part. Could you send the verse again, slower?'],
      ['t', 'Sending it tonight.'],
    ],
  },
  {
    face: 25,
    hoursAgo: 98,
    unread: 0,
    lines: [
      [
        'r',
        'Mohan-ji, it was a joy to have you as Aba. Are you free in the second week of next month for a small thing?',
      ],
      ['t', 'I can do the second week. Small things are my speciality.'],
    ],
  },
  {
    face: 10,
    hoursAgo: 150,
    unread: 0,
    lines: [
      ['r', 'Tara, sides are attached to the call, pages 3 and 4. Guitar is welcome.'],
      ['t', 'Got them. Is a ukulele also welcome? It fits in the train.'],
      ['r', 'A ukulele is very welcome.'],
    ],
  },
];
