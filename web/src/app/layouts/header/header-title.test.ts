import { describe, expect, it } from 'vitest';
import { shell } from '../../../shared/i18n/en/shell.ts';
import { shortName } from './header.tsx';
import { headerTitle } from './header-title.ts';

const titleAt = (pathname: string) => {
  const key = headerTitle(pathname);
  return key && shell.titles[key];
};

describe('headerTitle', () => {
  it.each([
    ['/app/talent/dashboard/notification', 'Notifications'],
    ['/app/recruiter/dashboard/subscription', 'My Subscription'],
    ['/app/recruiter/dashboard/payment', 'Billing and Payment'],
    ['/app/talent/dashboard/profile', 'Profile Settings'],
    ['/app/talent/dashboard/contact', 'Contact us'],
    ['/app/recruiter/dashboard/project-summary', 'Project Summary'],
    ['/app/recruiter/dashboard/my-unlocked-profiles', 'My Unlocked Profiles'],
    ['/app/recruiter/dashboard/credits-balance', 'Credits Balance & History'],
    ['/about/contact-us', 'Contact Us'],
    ['/app/openings/my-applications', 'My Applications'],
    ['/app/openings/callboard-openings', 'CB Openings'],
    ['/our-castings', 'Castings'],
    ['/Contact', 'Contact us'],
    ['/app/openings/open-projects', 'Open Projects'],
    ['/app/openings/closed-projects/', 'Closed Projects'],
  ])('%s is %s', (pathname, title) => expect(titleAt(pathname)).toBe(title));

  it.each(['/', '/app/dashboard', '/app/notification/7', '/constructor'])('%s has none', (pathname) =>
    expect(titleAt(pathname)).toBeUndefined(),
  );
});

describe('shortName', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['A'.repeat(18), 'A'.repeat(18)],
    ['A'.repeat(19), `${'A'.repeat(18)}…`],
    ['Venkatanarasimharaju Rao', 'Venkatanarasimhara…'],
    ['Seventeen letters and more', 'Seventeen letters…'],
  ])('shows %s as %s', (name, shown) => expect(shortName(name)).toBe(shown));

  it('never cuts a vowel sign from its consonant', () => {
    const name = 'कि'.repeat(19);
    expect(shortName(name)).toBe(`${'कि'.repeat(18)}…`);
  });
});
