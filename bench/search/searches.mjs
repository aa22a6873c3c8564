/** Searches as people make them, the same in every run. */

/** Mulberry32: small, and the same everywhere. */
export function seeded(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (many) => Math.floor(next() * many);
  return { next, below, pick: (list) => list[below(list.length)] };
}

/** How often people reach for each filter. */
const filterWeights = {
  location: 10,
  gender: 10,
  age: 10,
  language: 8,
  skills: 8,
  height: 5,
  role: 5,
  ethnicity: 3,
  skin: 3,
  available: 3,
  type: 2,
  hair: 2,
  hairType: 1,
  eye: 2,
  weight: 2,
  cities: 2,
  projectType: 2,
  pastWork: 2,
  accent: 2,
  actingEducation: 2,
  education: 1,
  passport: 2,
  openWorkCity: 1,
  nativeCity: 1,
  hobbies: 1,
  achievements: 1,
  socialLinks: 1,
  theatre: 1,
  waist: 1,
  hips: 1,
  loveMaking: 1,
};
const measures = { height: 6, weight: 6, waist: 5, hips: 5 };
const facetGroupOf = {
  location: 'location',
  gender: 'gender',
  language: 'language',
  skills: 'skill',
  role: 'role',
  ethnicity: 'look',
  skin: 'skin',
  type: 'body_type',
  hair: 'hair',
  hairType: 'hair_type',
  eye: 'eye',
  cities: 'residence',
  projectType: 'project_type',
  pastWork: 'past_work',
  accent: 'accent',
  actingEducation: 'training',
  education: 'education',
  openWorkCity: 'work_city',
  nativeCity: 'native_city',
  hobbies: 'hobby',
  achievements: 'achievement',
  socialLinks: 'network',
  passport: 'passport',
  loveMaking: 'love_making',
  theatre: 'theatre_from',
  height: 'height_from',
  weight: 'weight_from',
  waist: 'waist_from',
  hips: 'hips_from',
};

const inDays = (many) => new Date(Date.now() + many * 86_400_000).toISOString().slice(0, 10);

/** Values of one filter that somebody has. */
const valuesOf = ({ facetGroups }, facets, filter) => {
  const code = facetGroups[facetGroupOf[filter]];
  return facets.filter((one) => Math.floor(one / 1_000_000) === code).map((one) => one % 1_000_000);
};

function rangeFilter(filter, value, isBroad) {
  const reach = isBroad ? measures[filter] * 3 : measures[filter] / 2;
  return { [`${filter}Min`]: Math.round(value - reach), [`${filter}Max`]: Math.round(value + reach) };
}

function ageFilter({ facetGroups }, facets, isBroad) {
  const of = (group) => facets.find((one) => Math.floor(one / 1_000_000) === facetGroups[group]) % 1_000_000;
  const middle = Math.round((of('age_min_from') + of('age_max_from')) / 2);
  return isBroad
    ? { minAge: Math.max(0, middle - 8), maxAge: middle + 8 }
    : { minAge: middle, maxAge: middle + 2 };
}

/** What one filter would be set to by who looks for somebody like this, or for many. */
function filterFor(server, random, { facets, others }, filter, isBroad) {
  if (filter === 'age') return ageFilter(server, facets, isBroad);
  if (filter === 'available') {
    const from = random.below(60);
    return { availableFrom: inDays(from), availableTo: inDays(from + (isBroad ? 2 : 20)) };
  }
  const own = valuesOf(server, facets, filter);
  if (own.length === 0) return undefined;
  if (filter in measures) return rangeFilter(filter, own[0], isBroad);
  if (filter === 'passport' || filter === 'loveMaking') return { [filter]: true };
  if (filter === 'theatre') return own[0] > 0 ? { theatre: isBroad ? 1 : own[0] } : undefined;
  const more = isBroad && filter !== 'gender' ? others.flatMap((one) => valuesOf(server, one, filter)) : [];
  const chosen = [random.pick(own), ...more.slice(0, 1 + random.below(4))];
  const travels = filter === 'location' && isBroad && random.below(5) === 0;
  return {
    [filter]: [...new Set(chosen)].sort((one, other) => one - other),
    ...(travels && { openToTravel: true }),
  };
}

function drawName(random, left) {
  const sum = left.reduce((total, name) => total + filterWeights[name], 0);
  let at = random.next() * sum;
  for (const name of left) {
    at -= filterWeights[name];
    if (at < 0) return name;
  }
  return left[0];
}

/** So many filters that the first of these people meets: values come up as often as people have them. */
function drawFilters(server, random, people, { many, isBroad, allowed }) {
  let left = Object.keys(filterWeights).filter((name) => allowed(name));
  let filters = {};
  let set = 0;
  while (set < many && left.length > 0) {
    const name = drawName(random, left);
    const drawn = filterFor(server, random, people, name, isBroad);
    left = left.filter((other) => other !== name);
    if (!drawn) continue;
    filters = { ...filters, ...drawn };
    set += 1;
  }
  return filters;
}

export const classes = [
  { name: 'no filter', many: 0, isBroad: true },
  ...[1, 3, 5, 10].flatMap((many) => [
    { name: `${many} broad`, many, isBroad: true },
    { name: `${many} narrow`, many, isBroad: false },
  ]),
];
export const searchesInClass = 8;

/** People's facets, drawn by number. */
async function drawPeople(server, pool, random, many) {
  const { rows: last } = await pool.query('select max(talent_no) as n from talent_search');
  const numbers = Array.from({ length: many * 3 }, () => 1 + random.below(last[0].n));
  const { rows } = await pool.query(
    'select talent_no, facets from talent_search where talent_no = any($1) and facets @> $2 order by talent_no',
    [numbers, [server.shown]],
  );
  const known = new Map(rows.map((row) => [row.talent_no, row.facets]));
  return numbers.filter((one) => known.has(one)).map((one) => known.get(one));
}

const sorts = ['match', 'active', 'name'];

/** Eight searches of each class: { name, filters, sort }. */
export async function drawSearches(server, pool, { seed = 5, allowed = () => true } = {}) {
  const random = seeded(seed);
  const people = await drawPeople(server, pool, random, classes.length * searchesInClass * 6);
  return classes.flatMap((one) =>
    Array.from({ length: searchesInClass }, (_, index) => {
      const [facets, ...others] = people.splice(0, 6);
      const filters = drawFilters(server, random, { facets, others }, { ...one, allowed });
      return { name: one.name, filters, sort: sorts[index % sorts.length] };
    }),
  );
}
