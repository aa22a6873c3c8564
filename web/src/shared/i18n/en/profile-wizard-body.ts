/** Page 3 of the profile wizard. */
export const wizardBody = {
  playing: {
    hint: 'The ages you can play on camera, wherever you really are.',
    from: 'From',
    to: 'To',
  },
  looks: { title: 'At first sight' },
  measures: {
    title: 'Measures',
    aside: 'for recruiters only',
    minor: 'We ask nobody under 18 for measures or build, and nobody can search by them.',
    unitOf: 'Unit of {{measure}}',
    feet: 'Feet',
    inches: 'Inches',
    units: {
      centimetres: { short: 'cm', said: 'Centimetres' },
      inches: { short: 'in', said: 'Inches' },
      feet: { short: 'ft in', said: 'Feet and inches' },
      kilograms: { short: 'kg', said: 'Kilograms' },
      pounds: { short: 'lb', said: 'Pounds' },
    },
  },
  confirm: {
    asked: 'Confirmed on {{date}}. Still right?',
    never: 'Not confirmed yet. All right as they stand?',
    yes: 'Yes, still right',
    done: 'Measures confirmed',
    failed: 'Not confirmed: the server did not answer',
  },
} as const;
