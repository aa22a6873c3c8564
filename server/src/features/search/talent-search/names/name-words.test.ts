import { describe, expect, test } from 'vitest';
import { fromDevanagari, nameWords, soundOf } from './name-words.ts';

const wordsOf = (name: string) => nameWords(name).map(({ word }) => word);
const sameSound = (one: string, other: string) =>
  expect(nameWords(one).map(({ sound }) => sound)).toEqual(nameWords(other).map(({ sound }) => sound));

describe('the words of a name', () => {
  test.each([
    ['Ananya Rao', ['ananya', 'rao']],
    ["  Sara  D'Souza ", ['sara', 'dsouza']],
    ['José Ávila-Núñez', ['jose', 'avilanunez']],
    ['A. R. Rahman', ['a', 'r', 'rahman']],
    ['Ali Ali', ['ali']],
    ["'; drop table talent; --", ['drop', 'table', 'talent']],
    ['💃🏽', []],
    ['தமிழ்', ['தமிழ்']],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  test('cuts endless names', () => {
    expect(wordsOf('a'.repeat(5000))).toEqual(['a'.repeat(40)]);
  });

  test.each([
    ['Lakshmi', 'Laxmi'],
    ['Meena', 'Mina'],
    ['Pooja', 'Puja'],
    ['Vivek', 'Wiwek'],
    ['Zoya', 'Joya'],
    ['Chhavi', 'Chavi'],
    ['Bharat', 'Barat'],
    ['Phalguni', 'Falguni'],
    ['Jyoti', 'Jyothi'],
    ['Devi', 'Devy'],
  ])('%s sounds like %s', sameSound);

  test('keeps different sounds apart', () => {
    expect(soundOf('ravi')).not.toBe(soundOf('rani'));
    expect(soundOf('asha')).not.toBe(soundOf('usha'));
  });
});

describe('Devanagari', () => {
  test.each([
    ['अनन्या', 'ananyaa'],
    ['प्रिया शर्मा', 'priyaa sharmaa'],
    ['ज़ोया ख़ान', 'zoyaa khaan'],
    ['Ananya', 'Ananya'],
  ])('%s is written %s', (name, latin) => {
    expect(fromDevanagari(name)).toBe(latin);
  });

  test.each([
    ['अनन्या राव', 'Ananya Rav'],
    ['प्रिया', 'Priya'],
    ['दीपिका', 'Deepika'],
    ['लक्ष्मी', 'Lakshmi'],
    ['विकास', 'Vikas'],
    ['संजय', 'Sanjay'],
    ['भावना चौहान', 'Bhavana Chauhan'],
    ['ज़ोया', 'Zoya'],
  ])('%s is found by %s and the other way round', sameSound);
});
