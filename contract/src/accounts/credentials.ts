import { z } from 'zod';

/** Lower case, because people do not remember the case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an email like name@example.com'));

const indianMobile = /^(?:\+91|0091|0)?([6-9]\d{9})$/;

/** An optional +91, 0091 or 0, then ten digits starting with 6 to 9; spaces and dashes are ignored. */
export const IndianMobile = z
  .string()
  .max(40)
  .meta({ examples: ['+91 98200 12345', '09820012345', '9820012345'] })
  .transform((text) => text.replace(/[\s()-]/g, ''))
  .refine((text) => indianMobile.test(text), 'Enter a 10-digit mobile number')
  .transform((text) => text.replace(indianMobile, '+91$1'));

export const passwordMinimum = 10;
/** Longer ones only cost time to hash. */
export const passwordMaximum = 200;

export const NewPassword = z
  .string()
  .min(passwordMinimum, `Use at least ${passwordMinimum} characters`)
  .max(passwordMaximum);

/** An existing password: any length, because older rules may have allowed it. */
export const TypedPassword = z.string().min(1).max(passwordMaximum);

export const OneTimeCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6-digit code');

/** The token of an emailed link. */
export const LinkToken = z.string().min(20).max(200);
