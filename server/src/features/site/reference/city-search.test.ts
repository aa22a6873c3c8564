import { describe, expect, it } from 'vitest';
import { cityRows } from './city-rows.ts';
import { createCitySearch } from './city-search.ts';
import { soundKeys } from './sound-key.ts';

const search = createCitySearch(
  cityRows.map((row) => ({ ...row, country: row.country_id === 1 ? 'India' : '' })),
);
const found = (text: string) => search(text, 20).map(({ name }) => name);

describe('the cities', () => {
  const indian = cityRows.filter(({ country_id }) => country_id === 1);

  it('are all Indian places of 20,000 people that are known, with their state', () => {
    expect(indian.length).toBeGreaterThan(2000);
    expect(indian.filter(({ state }) => state === '')).toEqual([]);
    const towns = indian.filter(({ id }) => id > 2000);
    expect(towns.filter(({ population }) => population < 20_000)).toEqual([]);
  });

  it('have Hindi names in Devanagari where one is known, and none that is made up', () => {
    const named = indian.filter(({ name_hi }) => name_hi !== null);
    expect(named.length).toBeGreaterThan(250);
    expect(named.filter(({ name_hi }) => !/^[\u0900-\u097f\s]+$/.test(name_hi ?? ''))).toEqual([]);
  });

  it('keep the ids they had', () => {
    const names = new Map(cityRows.map(({ id, name }) => [id, name]));
    expect([1, 6, 14, 180, 1001].map((id) => names.get(id))).toEqual([
      'Mumbai',
      'Bengaluru',
      'Gurugram',
      'Kavaratti',
      'Kathmandu',
    ]);
  });
});

describe('searching cities', () => {
  it.each([
    ['Bombay', 'Mumbai'],
    ['Bangalore', 'Bengaluru'],
    ['Calcutta', 'Kolkata'],
    ['Madras', 'Chennai'],
    ['Gurgaon', 'Gurugram'],
    ['Poona', 'Pune'],
    ['Baroda', 'Vadodara'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['aurangabad', 'Chhatrapati Sambhajinagar (Aurangabad)'],
    ['  hisar ', 'Hisar'],
  ])('%s finds %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it.each([
    ['मुंबई', 'Mumbai'],
    ['मुम्बई', 'Mumbai'],
    ['दिल्ली', 'Delhi'],
    ['बम्बई', 'Mumbai'],
    ['पुणे', 'Pune'],
    ['हिसार', 'Hisar'],
    ['मुज़फ़्फ़रपुर', 'Muzaffarpur'],
    ['जालन्धर', 'Jalandhar'],
    ['राजनाँदगाँव', 'Rajnandgaon'],
    ['कोरबा', 'Korba'],
    ['मुगलसराय', 'Deen Dayal Upadhyaya Nagar (Mughalsarai)'],
    ['अबोहर', 'Abohar'],
    ['अछनेरा', 'Achhnera'],
    ['छिंदवाड़ा', 'Chhindwara'],
    ['गुड़िवाड़ा', 'Gudivada'],
    ['जगदलपुर', 'Jagdalpur'],
    ['फतेहपुर', 'Fatehpur'],
    ['ऋषिकेश', 'Rishikesh'],
    // These have no Hindi name in the data and are found by their sound.
    ['सालूर', 'Salur'],
    ['माचर्ला', 'Macherla'],
  ])('%s finds %s first', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('finds by the first letters in Devanagari', () => {
    expect(found('मुं')).toContain('Mumbai');
    expect(found('अछ')).toContain('Achhnera');
  });

  it('ranks the beginning of a name before a word in it before letters inside, the larger first', () => {
    const names = search('pur', 500).map(({ name }) => name);
    expect(names.indexOf('Purnia')).toBeLessThan(names.indexOf('Puri'));
    expect(names.indexOf('Puri')).toBeLessThan(names.indexOf('Jaipur'));
    expect(names.indexOf('Jaipur')).toBeLessThan(names.indexOf('Udaipur'));
    expect(found('mumbai').slice(0, 2)).toEqual(['Mumbai', 'Navi Mumbai']);
  });

  it('finds other spellings by their sound, after all that match by letters', () => {
    expect(found('Vishakapatnam')[0]).toBe('Visakhapatnam');
    expect(found('Kanyakumari')[0]).toBe('Kanniyakumari');
    expect(found('xqzt')).toEqual([]);
    // Closepet, an older name of Ramanagara, begins with the same sounds.
    expect(found('Kelshi')).toEqual([]);
  });
});

describe('soundKeys', () => {
  it.each([
    ['अबोहर', 'Abohar'],
    ['मुंबई', 'Mumbai'],
    ['विशाखापट्टनम', 'Visakhapatnam'],
    ['तिरुवनंतपुरम', 'Thiruvananthapuram'],
    ['औरंगाबाद', 'Aurangabad'],
    ['अमृतसर', 'Amritsar'],
  ])('%s sounds like %s', (hindi, latin) => {
    expect(soundKeys(hindi)).toContain(soundKeys(latin)[0]);
  });
});
