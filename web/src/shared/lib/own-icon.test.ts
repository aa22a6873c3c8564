import { describe, expect, it } from 'vitest';
import { ownIcon } from './own-icon.ts';

const talenter = (talent_edit_image: string | null) => ({
  is_profile_creation_completed: true,
  last_activity_page: 6,
  talent_edit_image,
  talent_edit_doc: null,
});
const recruiter = (recruiter_edit_image: string | null, recruiter_cover_image: string | null) => ({
  recruiter_edit_image,
  recruiter_edit_doc: null,
  recruiter_cover_image,
});
const cover = { is_cover_photo: true, file_url: '/cover' };
const other = { is_cover_photo: false, file_url: '/other' };

describe('ownIcon', () => {
  it('is a talent’s icon, else the cover photo', () => {
    expect(ownIcon({ talenter: talenter('/icon'), recruiter: null, gallary: [cover] })).toBe('/icon');
    expect(ownIcon({ talenter: talenter(null), recruiter: null, gallary: [other, cover] })).toBe('/cover');
  });

  it('is a recruiter’s icon, else the cover picture', () => {
    expect(ownIcon({ talenter: null, recruiter: recruiter('/icon', '/wide'), gallary: [] })).toBe('/icon');
    expect(ownIcon({ talenter: null, recruiter: recruiter(null, '/wide'), gallary: [] })).toBe('/wide');
  });

  it('is undefined without a picture', () => {
    expect(ownIcon({ talenter: talenter(null), recruiter: null, gallary: [other] })).toBeUndefined();
    expect(ownIcon({ talenter: null, recruiter: recruiter(null, null), gallary: [] })).toBeUndefined();
  });
});
