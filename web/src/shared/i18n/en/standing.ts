/** People drawn side by side, to scale. */
export const standing = {
  person: '{{name}}, {{cm}} cm',
  personWithout: '{{name}}, height not given',
  notGiven: 'Height not given',
} as const;
