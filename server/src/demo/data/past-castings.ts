/** Castings before Callboard: invented titles with their project type. */
export const pastCastings: readonly (readonly [title: string, type: string])[] = [
  ['The Ferryman of Kumarakom', 'Feature film'],
  ['Dusk at Dadar', 'Web series'],
  ['Nine Yards of Indigo', 'Feature film'],
  ['A Letter to Latur', 'Short film'],
  ['House Full, Standing Room', 'Theatre'],
  ['Salt Pans', 'Feature film'],
  ['The Understudy of Girgaon', 'Web series'],
  ['Two Chairs, One Lamp', 'Theatre'],
  ['Monsoon Accounts', 'Web series'],
  ['Paper Boats', 'Commercial'],
  ['The Postmaster’s Daughter', 'Feature film'],
  ['Third Class Waiting Room', 'Theatre'],
  ['Mangoes in March', 'Short film'],
  ['Signal Number Nine', 'Web series'],
  ['The Weaver and the Whistle', 'Feature film'],
  ['Ghat Road', 'Music video'],
];
