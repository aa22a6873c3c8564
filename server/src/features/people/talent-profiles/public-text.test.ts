import { expect, test } from 'vitest';
import { publicText } from './public-text.ts';

const name = { first_name: 'Ananya', last_name: 'Rao' };

test.each([
  ['I am Ananya Rao, actor.', 'I am Ananya R., actor.'],
  ['RAO is my name. Raopur is my town.', 'R. is my name. Raopur is my town.'],
  ['Find ananyarao on stage', 'Find ananya R. on stage'],
  ['Write to me@mail.in or call 98201 12345.', 'Write to … or call ….'],
  ['See https://ananya.example/reel now', 'See … now'],
  ['instagram.com/ananya or @ananya.acts', '… or …'],
  ['Call ९८२०१ १२३४५', 'Call …'],
  ['On stage 2014-2019, twelve shows of 90 minutes.', 'On stage 2014-2019, twelve shows of 90 minutes.'],
  ['', null],
  [null, null],
])('%j reads %j', (text, expected) => expect(publicText(text, name)).toBe(expected));

test('a name in three parts, with letters of any script', () => {
  const kavya = { first_name: 'Kavya', last_name: 'Kumari Shetty' };
  expect(publicText('Kavya Kumari Shetty dances.', kavya)).toBe('Kavya K. S. dances.');
  expect(publicText('मैं राव हूँ, रावण नहीं', { first_name: 'अनन्या', last_name: 'राव' })).toBe('मैं र. हूँ, रावण नहीं');
  expect(publicText('C+ Das (Kolkata)', { first_name: 'C+', last_name: 'Das (Kolkata)' })).toBe('C+ D. (.');
});
