import { plainLetters } from './text.ts';

/** All demo mobiles stand in one block, +91 99999 xxxxx, split so that no two people can meet in it. */
const block = 99_999;
const personal = 90_000;

/** Spread over the block, so that neighbours in the list do not look like neighbours. */
export function mobileOf(person: number): string | null {
  if (person >= personal) return null;
  const last = (person * 7919 + 20_417) % personal;
  return `+91${block}${String(last).padStart(5, '0')}`;
}

export function officeMobile(desk: number): string {
  return `+91${block}${personal + (desk % 10_000)}`;
}

export function emailOf(firstName: string, lastName: string, suffix: string | number): string {
  return `${plainLetters(firstName)}.${plainLetters(lastName)}${suffix}@callboard.test`;
}
