import {
  closingLines,
  elderOpenings,
  grownOpenings,
  languageLines,
  openings,
  stageOpenings,
  workingLines,
} from './data/about-lines.ts';
import type { Spoken } from './languages.ts';
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { fill, listed } from './text.ts';

const numerals = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** Numbers up to twelve are spelled out, in lower case inside a sentence. */
const spellNumber = (count: number) => numerals[count] ?? String(count);

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Leaves out lines that do not fit this person. */
function fits(line: string, { home, city, tongue, theatreYears }: Person): boolean {
  if (line.includes('{years}') && (theatreYears === null || theatreYears < 2)) return false;
  if (line.includes('{home}') && line.includes('{city}') && home === city) return false;
  return (
    !(line.includes('{tongue}') && line.includes(tongue)) && !(tongue === 'English' && line.includes('Hindi'))
  );
}

export function writeHeadline(person: Person, dance: string, random: Random): string {
  const { discipline, city, home, tongue, theatreYears } = person;
  const lines = discipline.headlines.filter((line) => fits(line, person));
  const years = spellNumber(theatreYears ?? 0).toLowerCase();
  return capital(fill(random.pick(lines), { city, home, tongue, years, art: dance }));
}

export function writeAbout(person: Person, spoken: Spoken, random: Random): string {
  const { discipline, face, city, home, tongue, theatreYears } = person;
  const starts = [
    ...openings,
    ...(face.age >= 30 ? grownOpenings : []),
    ...(theatreYears !== null && theatreYears > 3 ? [...stageOpenings, ...stageOpenings] : []),
  ].filter((line) => fits(line, person));
  const sentences = [
    face.age > 56 && random.chance(0.6) ? random.pick(elderOpenings) : random.pick(starts),
    ...random.sample(discipline.craft, random.chance(0.35) ? 2 : 1),
  ];
  const talkativeness = random.fraction();
  if (talkativeness < 0.6) sentences.push(random.pick(languageLines.filter((line) => fits(line, person))));
  if (talkativeness > 0.3) sentences.push(random.pick(workingLines));
  if (talkativeness > 0.72) sentences.push(random.pick(closingLines));
  const languages = listed([...spoken.keys()].slice(0, 3));
  const years = spellNumber(theatreYears ?? 0).toLowerCase();
  return sentences.map((line) => capital(fill(line, { city, home, tongue, languages, years }))).join(' ');
}
