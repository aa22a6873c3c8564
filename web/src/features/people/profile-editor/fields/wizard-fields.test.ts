import { TalentChange } from '@callboard/contract/people/profile-editor/payload';
import { describe, expect, it } from 'vitest';
import '../i18n.ts';
import { birthDateOf, toBirthParts } from './age-fields.ts';
import { wizardFields } from './wizard-fields.ts';

const birth = (day: string, month: string, year: string) =>
  wizardFields.dateOfBirth.write({ day, month, year });

describe('a birth date', () => {
  it.each([
    ['23', '7', '1998', '1998-07-23'],
    ['२३', '7', '१९९८', '1998-07-23'],
    [' 1 ', '2', '2000', '2000-02-01'],
  ])('%j %j %j is a day', (day, month, year, date) => {
    expect(birth(day, month, year)).toEqual({ body: { date_of_birth: date } });
  });

  it.each([
    ['23', '7', '', 'Enter the day, month and year'],
    ['23', '7', '98', 'Enter a 4-digit year, like 1998'],
    ['31', '2', '1998', 'Enter a day that exists in that month'],
    ['x', '2', '1998', 'Enter a day that exists in that month'],
    ['1', '1', '2190', 'Date of birth can’t be in the future'],
    ['1', '1', '1890', 'Enter a date within the last 100 years'],
  ])('%j %j %j is not sent', (day, month, year, fieldError) => {
    expect(birth(day, month, year)).toEqual({ fieldError });
  });

  it('parses and formats', () => {
    expect(toBirthParts('1998-07-03')).toEqual({ day: '3', month: '7', year: '1998' });
    expect(birthDateOf(toBirthParts('1998-07-03'))).toBe('1998-07-03');
    expect(birth('', '', '')).toEqual({ body: { date_of_birth: null } });
  });
});

describe('text in a closed list', () => {
  it('waits for a choice and is never sent', () => {
    expect(wizardFields.accentsText.write('Martian')).toEqual({
      fieldError: 'Choose from the list, or clear this field',
    });
    expect(wizardFields.accentsText.write(' ')).toEqual({ body: {} });
  });
});

describe('field names of the API', () => {
  it.each([
    [wizardFields.firstName.write('  आशा 🎭 '), { body: { first_name: 'आशा 🎭' } }],
    [wizardFields.firstName.write('  '), { fieldError: 'Enter your first name, up to 80 characters' }],
    [wizardFields.lastName.write(''), { body: { last_name: '' } }],
    [wizardFields.about.write('x'.repeat(10_000)), { fieldError: 'Use up to 3,000 characters' }],
    [wizardFields.about.write('  '), { body: { about: null } }],
    [wizardFields.mobile.write('०९८२० ०१२-३४५'), { body: { mobile_number: '+919820012345' } }],
    [wizardFields.mobile.write(''), { body: {} }],
    [wizardFields.mobile.write('98'), { fieldError: 'Enter a 10-digit mobile number' }],
    [wizardFields.managerMobile.write(''), { body: { mananger_mobile_number: null } }],
    [
      wizardFields.managerEmail.write('Asha@Example.COM'),
      { body: { mananger_email_address: 'asha@example.com' } },
    ],
    [wizardFields.passportValidUntil.write(''), { body: { passport_valid_until: null } }],
    [
      wizardFields.usualFee.write({
        rupees: '₹12,500/-',
        per: 'day',
        note: ' Negotiable for student films ',
      }),
      { body: { usual_fee: { rupees: 12_500, per: 'day', note: 'Negotiable for student films' } } },
    ],
    [
      wizardFields.usualFee.write({ rupees: '1.2 lakh', per: 'project', note: '' }),
      { body: { usual_fee: { rupees: 120_000, per: 'project', note: null } } },
    ],
    [
      wizardFields.usualFee.write({ rupees: '0', per: 'hour', note: '' }),
      { body: { usual_fee: { rupees: 0, per: 'hour', note: null } } },
    ],
    [wizardFields.usualFee.write({ rupees: ' ', per: 'hour', note: ' ' }), { body: { usual_fee: null } }],
    [
      wizardFields.usualFee.write({ rupees: '', per: 'day', note: 'Negotiable' }),
      { fieldError: 'Enter an amount, or clear the note' },
    ],
    [
      wizardFields.usualFee.write({ rupees: 'a lot', per: 'day', note: '' }),
      { fieldError: 'Enter an amount like 12,500 or 1.2 lakh' },
    ],
    [
      wizardFields.usualFee.write({ rupees: '2 crore', per: 'day', note: '' }),
      { fieldError: 'Enter up to 1,00,00,000' },
    ],
    [
      wizardFields.usualFee.write({ rupees: '500', per: 'day', note: 'x'.repeat(121) }),
      { fieldError: 'Use up to 120 characters' },
    ],
    [wizardFields.theatreYears.write('३'), { body: { theatre_experience: 3 } }],
    [wizardFields.theatreYears.write('2,5'), { fieldError: 'Enter whole years, like 3' }],
    [wizardFields.looks.write([1, 2, 3, 4, 5, 6]), { fieldError: 'Choose at most 5' }],
    [wizardFields.skills.write([4, 4]), { fieldError: 'Each entry can be added only once' }],
    [
      wizardFields.ongoingProjects.write([{ name: 'Film ' }, { name: ' ' }]),
      { body: { onGoingProjects: [{ name: 'Film' }] } },
    ],
    [
      wizardFields.playingAge.write({ from: '24', to: '' }),
      { body: { screen_min_age: 24, screen_max_age: null } },
    ],
    [
      wizardFields.playingAge.write({ from: '32', to: '24' }),
      { fieldError: 'Enter the younger age first: 32 to 24 is the wrong way round' },
    ],
    [wizardFields.playingAge.write({ from: '5', to: '120' }), { fieldError: 'Enter an age up to 100' }],
  ])('are %j', (toBody, expected) => {
    expect(toBody).toEqual(expected);
  });

  it('turn links and counts into names and numbers, and skip empty rows', () => {
    const links = [
      { network: 1, handle: 'https://instagram.com/asha.rao/', followers: '41k' },
      { network: 2, handle: ' @asha ', followers: '' },
      { network: 3, handle: '', followers: '' },
    ];
    expect(wizardFields.socialLinks.write(links)).toEqual({
      body: {
        social_links: [
          { network: 1, handle: 'asha.rao', followers: 41_000 },
          { network: 2, handle: 'asha', followers: null },
        ],
      },
    });
    expect(wizardFields.socialLinks.write([{ network: 1, handle: '', followers: '5' }]).fieldError).toMatch(
      /name/,
    );
    expect(
      wizardFields.socialLinks.write([{ network: 1, handle: 'a', followers: 'many' }]).fieldError,
    ).toMatch(/41k/);
  });

  it('have names that the contract knows', () => {
    const { body } = wizardFields.managerGetsMessages.write(true);
    expect(TalentChange.parse(body)).toEqual({ send_updates_manage_mobile: true });
  });
});
