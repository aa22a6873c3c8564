/*
 * Writes indian-towns.ts: the Indian places of 20,000 people and more, from GeoNames.
 *
 *   node make-indian-towns.mjs cities1000.txt hindi-names.tsv
 *
 * cities1000.txt is GeoNames' dump of places with over 1,000 people (the one of March 2020 was used).
 * hindi-names.tsv has lines of "geoname id <tab> Hindi name": GeoNames' alternate names in the language `hi`.
 * GeoNames (geonames.org) is licensed under Creative Commons Attribution 4.0. Only facts are taken: name,
 * state, population, Hindi name, and names in Devanagari of no stated language, which help finding only.
 * No Hindi name is made up: a place that has none in the source has none here. The usual Hindi names are in
 * hindi-names.ts, which is written by hand and goes before these.
 *
 * Ids are given once. A place that is in the file keeps its id, whatever changes in the dump.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const target = new URL('./indian-towns.ts', import.meta.url);
const smallest = 20_000;
const firstId = 2001;

const unionTerritory = 'Dadra and Nagar Haveli and Daman and Diu';
/** GeoNames' codes of states. */
const states = new Map(
  Object.entries({
    '01': 'Andaman and Nicobar Islands',
    '02': 'Andhra Pradesh',
    '03': 'Assam',
    '05': 'Chandigarh',
    '06': unionTerritory,
    '07': 'Delhi',
    '09': 'Gujarat',
    10: 'Haryana',
    11: 'Himachal Pradesh',
    12: 'Jammu and Kashmir',
    13: 'Kerala',
    14: 'Lakshadweep',
    16: 'Maharashtra',
    17: 'Manipur',
    18: 'Meghalaya',
    19: 'Karnataka',
    20: 'Nagaland',
    21: 'Odisha',
    22: 'Puducherry',
    23: 'Punjab',
    24: 'Rajasthan',
    25: 'Tamil Nadu',
    26: 'Tripura',
    28: 'West Bengal',
    29: 'Sikkim',
    30: 'Arunachal Pradesh',
    31: 'Mizoram',
    32: unionTerritory,
    33: 'Goa',
    34: 'Bihar',
    35: 'Madhya Pradesh',
    36: 'Uttar Pradesh',
    37: 'Chhattisgarh',
    38: 'Jharkhand',
    39: 'Uttarakhand',
    40: 'Telangana',
    41: 'Ladakh',
  }),
);

/** Parts of a city, and places whose population is that of a district. */
const leftOut = new Set([1267696, 12069922, 6943660, 1270926, 1277940, 1277066]);

/** Official names of today, and what tells places of one name in one state apart, by geoname id. */
const names = new Map(
  Object.entries({
    1253985: 'Udaipurwati',
    1254745: 'Theni',
    1255023: 'Tanda (Rampur)',
    1256659: 'Shamsabad (Farrukhabad)',
    1256706: 'Shahpura (Bhilwara)',
    1256753: 'Shahabad (Rampur)',
    1258598: 'Rampur Maniharan',
    1258869: 'Rajgarh (Alwar)',
    1261162: 'Nabarangpur',
    1261639: 'Nawabganj (Bareilly)',
    1262624: 'Muhammadabad (Farrukhabad)',
    1262625: 'Muhammadabad Gohna',
    1269446: 'Jalalabad (Shamli)',
    1271911: 'Fatehpur (Barabanki)',
    1275701: 'Vijayapura',
    11185528: 'Malkapur (Satara)',
  }),
);
/** Spellings of today for older ones of GeoNames, which still find the place. */
const officialNames = new Map(
  Object.entries({
    Tumkur: 'Tumakuru',
    Bellary: 'Ballari',
    Hospet: 'Hosapete',
    Chikmagalur: 'Chikkamagaluru',
    Osmanabad: 'Dharashiv',
    Hoshangabad: 'Narmadapuram',
    Dhulia: 'Dhule',
    Chanda: 'Chandrapur',
    Shahjanpur: 'Shahjahanpur',
    Saugor: 'Sagar',
    Monghyr: 'Munger',
    Murwara: 'Katni',
    Ellore: 'Eluru',
    Bahraigh: 'Bahraich',
    Hugli: 'Hooghly',
    'Ingraj Bazar': 'English Bazar (Malda)',
    Fyzabad: 'Faizabad',
    Dinapore: 'Danapur',
    'Raj-Nandgaon': 'Rajnandgaon',
    Barakpur: 'Barrackpore',
    'Gonda City': 'Gonda',
    Cuddapah: 'Kadapa',
    Rajapalaiyam: 'Rajapalayam',
    'Dam Dam': 'Dum Dum',
    Puruliya: 'Purulia',
    'Guntakal Junction': 'Guntakal',
    'Maler Kotla': 'Malerkotla',
    Jhunjhunun: 'Jhunjhunu',
    Chanduasi: 'Chandausi',
    Mothihari: 'Motihari',
    Suriapet: 'Suryapet',
    Navadwip: 'Nabadwip',
    Barsi: 'Barshi',
    Chittaurgarh: 'Chittorgarh',
    Gangawati: 'Gangavathi',
    Ferozepore: 'Firozpur',
    Dhaulpur: 'Dholpur',
    Bhadrakh: 'Bhadrak',
    'Mughal Sarai': 'Deen Dayal Upadhyaya Nagar (Mughalsarai)',
    Tellicherry: 'Thalassery',
    Jahanabad: 'Jehanabad',
    Negapatam: 'Nagapattinam',
    Closepet: 'Ramanagara',
    Disa: 'Deesa',
    Luckeesarai: 'Lakhisarai',
    Dohad: 'Dahod',
    'Koch Bihar': 'Cooch Behar',
    'Dod Ballapur': 'Doddaballapura',
    Katoya: 'Katwa',
    Barddhaman: 'Bardhaman',
    Ganganagar: 'Sri Ganganagar',
    Amarnath: 'Ambernath',
    Bhayandar: 'Mira Bhayandar',
    Pimpri: 'Pimpri-Chinchwad',
  }),
);
/** The Hindi of a name that has changed, where GeoNames has the older one. */
const hindiToday = new Map(
  Object.entries({
    1275339: 'मुंबई',
    1277333: 'बेंगलुरु',
    1278994: 'प्रयागराज',
    1278149: 'छत्रपति संभाजीनगर',
    1279228: 'अहिल्यानगर',
    1253573: 'वडोदरा',
    1270642: 'गुरुग्राम',
    1275701: 'विजयपुर',
    1259425: 'पुदुच्चेरी',
    1259385: 'श्री विजय पुरम',
  }),
);

/** Cities of cities-india.ts that GeoNames spells or places otherwise. */
const knownElsewhere = new Map([
  ['Chhatrapati Sambhajinagar (Aurangabad)', 'Aurangabad'],
  ['Ahilyanagar (Ahmednagar)', 'Ahmadnagar'],
  ['Sri Vijaya Puram (Port Blair)', 'Port Blair'],
  ['Prayagraj', 'Allahabad'],
  ['Rajamahendravaram', 'Rajahmundry'],
  ['Kalaburagi', 'Gulbarga'],
  ['Gurugram', 'Gurgaon'],
  ['Ooty', 'Udhagamandalam'],
]);

const devanagari = /[\u0900-\u097f]/;
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

const lines = (file) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

const [dumpFile, hindiFile] = process.argv.slice(2);
const hindi = new Map(
  lines(hindiFile)
    .map((line) => line.split('\t'))
    .filter(([, name]) => devanagari.test(name)),
);

const places = lines(dumpFile)
  .map((line) => line.split('\t'))
  .filter((columns) => columns[8] === 'IN' && states.has(columns[10]) && !leftOut.has(Number(columns[0])))
  .map(([geonameId, , ascii, others, , , , , , , state, , , , population]) => ({
    geonameId,
    ascii: ascii.replace(/\s+/g, ' ').trim(),
    others: others.split(',').filter(Boolean),
    state: states.get(state),
    population: geonameId === '1254745' ? 94453 : geonameId === '1261162' ? 29960 : Number(population),
  }))
  .sort((one, other) => other.population - one.population);

const citiesIndia = readFileSync(new URL('./cities-india.ts', import.meta.url), 'utf8');
const taken = new Map();
for (const [, id, name, state] of citiesIndia.matchAll(/\[(\d+), '([^']+)', 1, '([^']+)'\]/g)) {
  const wanted = plain(knownElsewhere.get(name) ?? name);
  const isMeant = (place) => [place.ascii, ...place.others].some((one) => plain(one) === wanted);
  const place =
    places.find((one) => one.state === state && !taken.has(one.geonameId) && plain(one.ascii) === wanted) ??
    places.find((one) => one.state === state && !taken.has(one.geonameId) && isMeant(one));
  if (place) taken.set(place.geonameId, { id, name });
  else process.stderr.write(`Not in GeoNames: ${name}, ${state}\n`);
}

const earlier = existsSync(target)
  ? [...readFileSync(target, 'utf8').matchAll(/(?:^|[`;])(\d+)\|[^|;`]*\|\d+\|(\d+)/gm)]
  : [];
const idOf = new Map(earlier.map(([, id, geonameId]) => [geonameId, Number(id)]));
let next = Math.max(firstId - 1, ...idOf.values()) + 1;

const unique = (list) => [...new Set(list.filter(Boolean))];
const keyOf = (state) => (/^\w+$/.test(state) ? state : `'${state}'`);
const byState = new Map();
for (const place of places) {
  const known = taken.get(place.geonameId);
  if (!known && place.population < smallest) continue;
  const today = names.get(place.geonameId) ?? officialNames.get(place.ascii) ?? place.ascii;
  const name = known?.name ?? today;
  const id = known?.id ?? idOf.get(place.geonameId) ?? next++;
  const older = hindi.get(place.geonameId) ?? '';
  const hi = hindiToday.get(place.geonameId) ?? older;
  const others = [
    ...(plain(name) === plain(place.ascii) ? [] : [place.ascii]),
    ...(older === hi ? [] : [older]),
    ...place.others.filter(
      (one) => devanagari.test(one) && !/[a-z]/i.test(one) && one !== hi && !one.includes('मण्डल'),
    ),
  ];
  const row = [id, known ? '' : name, place.population, place.geonameId, hi, unique(others).join('/')];
  byState.set(place.state, [...(byState.get(place.state) ?? []), row.join('|').replace(/\|+$/, '')]);
}

const blocks = [...byState.entries()]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([state, rows]) => `  ${keyOf(state)}: \`${rows.join(';')}\`,`);
writeFileSync(
  target,
  `// Written by make-indian-towns.mjs from GeoNames (geonames.org, CC BY 4.0).
/**
 * Indian places of 20,000 people and more by state: id|name|population|geoname id|Hindi name|other names.
 * Rows without a name are facts about a city of cities-india.ts.
 */
export const indianTowns: Readonly<Record<string, string>> = {
${blocks.join('\n')}
};
`,
);
