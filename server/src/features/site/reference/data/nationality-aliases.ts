/** Nationalities in Hindi, and other names, by the name of the list. They find one and are never shown. */
export const nationalityAliases: Readonly<Record<string, readonly string[]>> = {
  Indian: ['भारतीय', 'Bharatiya', 'हिंदुस्तानी'],
  Nepali: ['नेपाली', 'Nepalese'],
  Bangladeshi: ['बांग्लादेशी'],
  'Sri Lankan': ['श्रीलंकाई'],
  Pakistani: ['पाकिस्तानी'],
  Bhutanese: ['भूटानी'],
  Maldivian: ['मालदीवी'],
  Afghan: ['अफ़ग़ान', 'अफ़ग़ानी'],
};
