import { type Firmness, type Match, matchAt } from './facts.ts';

const label = String.raw`(?:(?:playing |screen |look |looking )?age[ds]?(?: group| range| bracket)?(?: is| of)?\s{0,3}[:=-]{0,2}\s{0,3})`;
const about = String.raw`(?:between |around |about |approx\.? |approximately |in (?:his|her|their) |from )`;
const unit = String.raw`(?:\s?-?\s?(?:years|year|yrs|yr|saal|y\/o|yo)(?![\p{L}\p{N}])\.?(?:\s?-?\s?old(?![\p{L}\p{N}]))?)`;
const end = String.raw`(?![\p{L}\p{N}%:"']|[.,/-]\d|-\p{L}|\/-)`;
const part = '(early|mid|late)';
const to = String.raw`\s{0,3}(?:-|to|\/|or|and|till)\s{0,3}`;
const tens = '(twenties|thirties|forties|fifties|sixties|seventies|eighties)';
const ten = `(?:([1-9]0)'?s|${tens})`;
const decade = `(?:${part}[ -]{0,2})?${ten}`;
const opening = `(${label})?(${about})?`;

const at = (source: string): RegExp => new RegExp(source, 'uy');

const partsOfDecade = at(`${opening}${part}${to}${part}[ -]{0,2}${ten}${end}`);
const decades = at(`${opening}${decade}(?:${to}${decade})?${end}`);
const looseDecade = at(`${opening}${part}[ -]{1,2}([1-9]0)${end}`);
const teens = at(`${opening}(?:${part}[ -]{0,2})?teen(?:s|ager|agers|age|aged)?${end}`);
const range = at(`${opening}(\\d{1,2})(${unit})?${to}(\\d{1,2})(${unit})?${end}`);
const atLeast = at(
  `${opening}(\\d{1,2})(${unit})?\\s?(?:\\+|plus|(?:and|&|or) (?:above|over|older|up)|onwards)(${unit})?(?![\\p{L}\\p{N}])`,
);
const above = at(
  `${opening}(?:above|over|minimum|min\\.?|at least|more than|older than) (?:the age of )?(\\d{1,2})(${unit})?${end}`,
);
const below = at(
  `${opening}(under|below|less than|younger than|up ?to|max\\.?|maximum) (?:the age of )?(\\d{1,2})(${unit})?${end}`,
);
const single = at(`${opening}(\\d{1,2})(${unit})?${end}`);
const notAnAge =
  /\s{0,3}(?:of|exp|experience|ago|later|back|in|since|after|before|younger|older|elder|apart|contract|together)(?![\p{L}\p{N}])/uy;

const tenOf: Readonly<Record<string, number>> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
};
const partOfTen: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 3],
  mid: [4, 6],
  late: [7, 9],
};
const partOfTeens: Readonly<Record<string, readonly [number, number]>> = {
  early: [13, 15],
  mid: [14, 17],
  late: [17, 19],
};

function yearsOf(which: string | undefined, digits: string | undefined, word: string | undefined) {
  const ten = digits === undefined ? (tenOf[word ?? ''] ?? 0) : Number(digits);
  const [first, last] = partOfTen[which ?? ''] ?? [0, 9];
  return { min: ten + first, max: ten + last };
}

const age = (
  found: RegExpExecArray,
  firmness: Firmness,
  min: number | null,
  max: number | null,
): Match | null =>
  min !== null && max !== null && min > max
    ? null
    : { end: found.index + found[0].length, value: { what: 'age', min, max }, firmness };

function matchDecade(plain: string, place: number): Match | null {
  const parts = matchAt(partsOfDecade, plain, place);
  if (parts) {
    const last = yearsOf(parts[4], parts[5], parts[6]);
    const first = yearsOf(parts[3], String(last.min - (last.min % 10)), undefined);
    return age(parts, 'firm', first.min, last.max);
  }
  const found = matchAt(decades, plain, place);
  if (found) {
    const first = yearsOf(found[3], found[4], found[5]);
    const hasLast = found[7] !== undefined || found[8] !== undefined;
    return age(found, 'firm', first.min, (hasLast ? yearsOf(found[6], found[7], found[8]) : first).max);
  }
  const loose = matchAt(looseDecade, plain, place);
  if (loose) {
    const { min, max } = yearsOf(loose[3], loose[4], undefined);
    return age(loose, 'firm', min, max);
  }
  const teen = matchAt(teens, plain, place);
  if (!teen) return null;
  const [min, max] = partOfTeens[teen[3] ?? ''] ?? [13, 19];
  return age(teen, teen[1] || teen[2] ? 'firm' : 'plain', min, max);
}

function matchYears(plain: string, place: number): Match | null {
  const between = matchAt(range, plain, place);
  if (between) {
    const firm = between[1] || between[4] || between[6];
    return age(between, firm ? 'firm' : 'plain', Number(between[3]), Number(between[5]));
  }
  const least = matchAt(atLeast, plain, place);
  if (least) return age(least, least[1] || least[4] || least[5] ? 'firm' : 'plain', Number(least[3]), null);
  const over = matchAt(above, plain, place);
  if (over) return age(over, over[1] || over[4] ? 'firm' : 'plain', Number(over[3]), null);
  const under = matchAt(below, plain, place);
  if (under) {
    const excludes = /^(?:under|below|less|younger)/.test(under[3] ?? '');
    const most = Number(under[4]) - (excludes ? 1 : 0);
    return age(under, under[1] || under[5] ? 'firm' : 'plain', null, Math.max(most, 0));
  }
  const one = matchAt(single, plain, place);
  if (!one) return null;
  const years = Number(one[3]);
  if (one[1]) return age(one, 'firm', years, years);
  if (!one[4]) return age(one, 'bare', years, years);
  return matchAt(notAnAge, plain, one.index + one[0].length) ? null : age(one, 'plain', years, years);
}

/** "24-32", "late 30s", "25+", "under 12", "35 yrs". A decade has an early (0-3), a mid (4-6) and a late (7-9) part. */
export const matchAge = (plain: string, place: number): Match | null =>
  matchDecade(plain, place) ?? matchYears(plain, place);
