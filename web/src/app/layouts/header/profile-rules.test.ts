import { describe, expect, it } from 'vitest';
import { someUser } from '../../../shared/lib/session/session-for-test.ts';
import { avatarOf, mayChangeIcon, profileLink } from './profile-rules.ts';

const talent = someUser();
const newcomer = someUser({
  talenter: {
    is_profile_creation_completed: false,
    last_activity_page: 2,
    talent_edit_image: null,
    talent_edit_doc: null,
  },
});
const house = { recruiter_edit_image: null, recruiter_edit_doc: null, recruiter_cover_image: null };
const recruiter = someUser({ user_type: 2, userUniqueId: 'r-9', talenter: null, recruiter: house });

describe('profileLink', () => {
  it.each([
    ['a recruiter', recruiter, '/app/dashboard', '/recruiter/r-9'],
    ['a talent', talent, '/app/dashboard', '/talent/u-7'],
    ['an incomplete talent', newcomer, '/find-jobs', '/app/talent/create'],
    ['anybody on the create page', talent, '/app/talent/create', undefined],
  ])('of %s', (_, user, pathname, expected) => expect(profileLink(user, pathname)).toBe(expected));
});

describe('mayChangeIcon', () => {
  it('needs a talent or a recruiter record', () => {
    expect([talent, recruiter, someUser({ talenter: null })].map(mayChangeIcon)).toEqual([true, true, false]);
  });
});

describe('avatarOf', () => {
  const gallary = [
    { is_cover_photo: false, file_url: '/a.webp' },
    { is_cover_photo: true, file_url: '/b.webp' },
  ];
  const icon = { ...house, recruiter_edit_image: '/icon.webp', recruiter_cover_image: '/cover.webp' };
  const cover = { ...house, recruiter_edit_image: '', recruiter_cover_image: '/cover.webp' };
  it.each([
    ['the cover photo of a talent', someUser({ gallary }), '/b.webp'],
    ['nothing for a talent without a cover', someUser({ gallary: gallary.slice(0, 1) }), undefined],
    ['the icon of a recruiter', { ...recruiter, recruiter: icon }, '/icon.webp'],
    ['else the cover', { ...recruiter, recruiter: cover }, '/cover.webp'],
    ['else nothing', recruiter, undefined],
    ['never a talent’s photo for a recruiter', { ...recruiter, gallary }, undefined],
  ])('is %s', (_, user, expected) => expect(avatarOf(user)).toBe(expected));
});
