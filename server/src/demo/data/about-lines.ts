/** Sentences for about texts. {city}, {home}, {tongue}, {school} and {years} are filled in. */
export const openings: readonly string[] = [
  'I came to {city} from {home} with one bag and two monologues.',
  'Born in {home}, where the cinema had wooden benches and the best seats were on the wall.',
  'I started in a school play in {home} because somebody else had fever.',
  'My first audience was the queue at my uncle’s shop in {home}.',
  'I studied something sensible first, and then did not.',
  'I grew up speaking {tongue} at home and watching everything else.',
  'Acting began as a bet in college and has outlived the friendship.',
  'I was the child who narrated cricket matches nobody was playing.',
  'I am from {home} and it shows, when you want it to.',
  'I learned to perform in a family where you had to be quick to finish a sentence.',
  'I began backstage, sewing hems, and moved three metres to the left.',
  'In {home} I ran the lights; in {city} I stand in them.',
];

/** For people over thirty. */
export const grownOpenings: readonly string[] = [
  'Seven years in an office taught me to watch people; now I use it.',
  'I have lived in four towns and kept a little of the speech of each.',
  'I came to this late, and in a hurry.',
  'I have been working out of {city} for some years now.',
];

export const stageOpenings: readonly string[] = [
  '{years} years of stage before the camera found me.',
  '{years} years in theatre, most of them in {tongue}.',
  'I trained on stage for {years} years and still rehearse on the terrace.',
  'After {years} years of theatre I know what a good director’s pause means.',
];

export const elderOpenings: readonly string[] = [
  'I retired from a bank and returned to the stage I had left at twenty.',
  'My children are grown, my knees are good, and I am free on weekdays.',
  'I have raised a family, run a school office and lately three web series’ worth of grandmothers’ kitchens.',
  'I acted in my twenties, taught in my forties, and act again because I missed the tea.',
  'People say I have a face for somebody’s past. I am glad to lend it.',
];

export const languageLines: readonly string[] = [
  'Comfortable in {languages}, and quick with the speech of the next district.',
  'I work in {languages}.',
  'I read and write {tongue}, so dialogue can change on the day.',
  'I dream in {tongue}, count in English and quarrel in Hindi.',
  'Send the sides in {tongue} if you have them; it is where I am freest.',
  'I can keep the music of {tongue} in my Hindi, or take it out.',
];

export const workingLines: readonly string[] = [
  'I pack light and read the whole script on the train.',
  'I send self-tapes within a day, with a reader who is not my flatmate.',
  'I can cook on camera, and at home if asked.',
  'Happy with early calls. I am awake anyway.',
  'I keep my measures and dates up to date here, so please trust them.',
  'I am based in {city} and can be on set with a few days’ notice.',
  'Night shoots are fine; I bring my own tea.',
  'I prefer one workshop day before a long part, paid or not.',
  'I have a packed bag and no pets.',
  'Continuity people like me: I remember which hand.',
  'I have no fear of heights, water or child actors.',
  'A short brief is enough; a good brief is better.',
];

export const closingLines: readonly string[] = [
  'Write to me about the part; I answer the same day.',
  'The first photo is how I look on a morning without plans.',
  'If the part is small and true, call me.',
  'I would love to play somebody who is wrong for good reasons.',
  'Next I would like a comedy, a real one.',
  'I am looking for my first long part.',
  'The part I am waiting for is probably a postman.',
  'References on request.',
];

export const galleryCaptions: readonly string[] = [
  'As I look most mornings',
  'Smiling, on request',
  'For a period piece, costume my own',
  'Natural light, no make-up',
  'From a look test last month',
  'Between two takes',
  'Studio, evening light',
  'The serious one',
];

export const managers: readonly (readonly [name: string, agency: string])[] = [
  ['Nandini Kapse', 'Firefly Artists'],
  ['Rohan Mascarenhas', 'Third Bell Management'],
  ['Sheela Venkatesan', 'Greenroom Six'],
  ['Tariq Nomani', 'Halfday Talent'],
  ['Ipsita Guha', 'Second Cutting Tea'],
  ['Gurnam Sohal', 'Loose Change Artists'],
  ['Leela Kurup', 'Banyan Row Talent'],
  ['Cyrus Daruwala', 'Prompt Side'],
  ['Madhavi Limaye', 'Callsheet and Co'],
  ['Karthik Boppana', 'Ninth Row Artists'],
];

export const unavailableReasons: readonly (string | null)[] = [
  'Shoot outside the city',
  'Theatre run',
  'Rehearsals',
  'Family wedding',
  'Dubbing sessions',
  'Travelling home',
  'Workshop',
  'Exams',
  null,
  null,
  null,
];
