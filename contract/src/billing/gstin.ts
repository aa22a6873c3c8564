import { z } from 'zod';
import { states } from './indian-states.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The last character is a checksum of the fourteen before it. */
const checkCharacter = (first: string): string => {
  let sum = 0;
  for (const [at, character] of [...first].entries()) {
    const product = alphabet.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
};

export const stateOfGstin = (gstin: string): string => gstin.slice(0, 2);

export const isGstin = (text: string): boolean =>
  pattern.test(text) && stateOfGstin(text) in states && text.endsWith(checkCharacter(text.slice(0, 14)));

/** An Indian tax number. */
export const Gstin = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine(isGstin, 'Enter the 15-character GSTIN on your certificate')
  .meta({ examples: ['27AAPFU0939F1ZV'] });
