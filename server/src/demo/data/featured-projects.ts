import type { CharacterScript, ProjectScript } from './scripts.ts';

const part = (
  name: string,
  gender: CharacterScript['gender'],
  age: readonly [number, number],
  brief: string,
  more: Partial<CharacterScript> = {},
): CharacterScript => ({ name, gender, age, brief, skills: [], ...more });

/** The projects a visitor sees first. `castBy` is the portrait number of the person cast. */
export const featuredProjects: readonly ProjectScript[] = [
  {
    company: 'Lantern Casting',
    title: 'Monsoon Line',
    type: 'Web series',
    city: 'Mumbai',
    language: 'Hindi',
    synopsis:
      'Eight episodes on the last slow train down the Konkan coast, the people who ride it every day, and the woman who has decided to get off one stop too early.',
    shoot: [58, 125],
    characters: [
      part(
        'Meera',
        'Female',
        [24, 32],
        'Teaches Kathak in a railway colony and has not told anyone about the letter. Stubborn, funny, graceful only when she forgets herself. Lead, all eight episodes. Real Kathak, not film Kathak.',
        { skills: ['Kathak'], castBy: 0, fee: [60000, 'day'] },
      ),
      part(
        'Inspector Kale',
        'Male',
        [40, 52],
        'Railway police. Tired, fair, and the only man on the line who reads the whole newspaper. Speaks Marathi at home and when it matters.',
        { languages: ['Hindi', 'Marathi'], castBy: 1, fee: [60000, 'day'] },
      ),
      part(
        'Nani',
        'Female',
        [60, 72],
        'Has travelled ticketless for thirty years on charm alone. Gujarati proverbs, a steel tiffin, and the last word.',
        { languages: ['Gujarati', 'Hindi'], castBy: 16, fee: [40000, 'day'] },
      ),
      part(
        'The drummer',
        null,
        [25, 38],
        'Plays the dhol at other people’s weddings and sleeps in the guard’s van. Says little; the drum says the rest. Plays live.',
        { skills: ['Dhol'], castBy: 55, fee: [38000, 'day'] },
      ),
      part(
        'The singer',
        'Female',
        [20, 30],
        'She sings on the 6:40 for small change and knows every stop by its sound. We want a voice with weather in it, not a trained one. She lies well, and only once for herself.',
        {
          skills: ['Folk singing'],
          languages: ['Hindi', 'Marathi'],
          height: [150, 168],
          fee: [45_000, 'day'],
          closesIn: 9,
          openedDaysAgo: 3,
          applicants: 24,
          applicantFaces: [6, 10, 44],
        },
      ),
    ],
  },
  {
    company: 'Coastline Pictures',
    title: 'Salt & Smoke',
    type: 'Feature film',
    city: 'Panaji',
    language: 'Konkani',
    synopsis:
      'A beach kitchen, one bad season and a bank that wants its freezer back. A comedy about debt and fish.',
    shoot: [78, 105],
    characters: [
      part(
        'Chef Bernard',
        null,
        [40, 60],
        'Runs a beach kitchen like a ship. Cooks on camera, speaks Konkani or will learn. Shouts only at fish.',
        {
          skills: ['Baking'],
          languages: ['Konkani', 'English'],
          fee: [320_000, 'project'],
          closesIn: 13,
          openedDaysAgo: 1,
          applicants: 14,
        },
      ),
      part(
        'Sana',
        'Female',
        [18, 26],
        'Keeps the accounts in her head and her bags packed. Has to be the cleverest person in every scene without showing it.',
        { fee: [240_000, 'project'], closesIn: 16, openedDaysAgo: 4, applicants: 18 },
      ),
      part(
        'The man from the bank',
        'Male',
        [30, 45],
        'Comes for the freezer, stays for the curry. Shoes that were never meant for sand.',
        { fee: [18_000, 'day'], closesIn: 20, openedDaysAgo: 4 },
      ),
    ],
  },
  {
    company: 'Tin Roof Films',
    title: 'The Last Tram',
    type: 'Short film',
    city: 'Kolkata',
    language: 'Bangla',
    synopsis:
      'Twenty-two minutes, one tram, no cuts. The depot closes at midnight and nobody wants to ring the bell.',
    shoot: [52, 65],
    characters: [
      part(
        'Young Raman',
        'Male',
        [18, 22],
        'First day as a conductor, last day of the line. Has learned the speech by heart and will not get to say it.',
        { languages: ['Bangla'], fee: [12_000, 'day'], closesIn: 17, openedDaysAgo: 2, applicants: 16 },
      ),
      part(
        'The lamp seller',
        'Male',
        [45, 65],
        'Walks through other people’s lives with a basket of lamps. Eleven lines, all of them good.',
        { languages: ['Bangla'], fee: [14_000, 'day'], closesIn: 15, openedDaysAgo: 6 },
      ),
    ],
  },
  {
    company: 'Sethji and Daughters Films',
    title: 'Kisan Bank',
    type: 'Commercial',
    city: 'Jaipur',
    language: 'Hindi',
    synopsis:
      'Two sisters open a shop with a loan and an argument. One shoot day, one fitting; usage two years, India.',
    shoot: [15, 15],
    characters: [
      part(
        'Two sisters',
        'Female',
        [30, 45],
        'We are casting both sisters from this call. One counts, one talks. Easy with each other, easy with a sewing machine. Please say which sister you are.',
        { fee: [80_000, 'project'], closesIn: 4, openedDaysAgo: 5, applicants: 15 },
      ),
      part(
        'The loan officer',
        null,
        [28, 50],
        'Says no for a living and is glad, once, to say yes. One line, one smile.',
        { fee: [35_000, 'project'], closesIn: 4, openedDaysAgo: 5 },
      ),
    ],
  },
  {
    company: 'Lantern Casting',
    title: 'Aadha Nimbu',
    type: 'Web series',
    city: 'Pune',
    language: 'Marathi',
    synopsis:
      'Six episodes in one housing society, where half a lemon on a doorstep ends a friendship of twenty years.',
    shoot: [-190, -140],
    closed: true,
    characters: [
      part(
        'Revati',
        'Female',
        [24, 32],
        'The secretary’s daughter, home from Bengaluru with a degree and no plans.',
        { castBy: 0 },
      ),
      part('Aba', 'Male', [55, 68], 'Found the lemon. Has opinions about it.', {
        languages: ['Marathi'],
        castBy: 25,
      }),
      part('Sushma', 'Female', [45, 58], 'Swears she only sells the lemons.', { castBy: 14 }),
    ],
  },
];
