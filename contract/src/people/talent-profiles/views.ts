import { z } from 'zod';
import { access } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { TalentRef } from '../../scalars.ts';
import { GalleryItem } from '../gallery-item.ts';
import { PastWork } from '../profile-editor/past-work.ts';
import { TalentAddress } from '../talent-addresses.ts';
import { GuestTalent, guestGalleryLimit, OwnTalent, RecruiterTalent, UnlockedTalent } from './profile.ts';

const tag = 'user';

/** As the page /talent/{userId} takes it: also by the readable address. */
const params = z.strictObject({ id: z.union([TalentRef, TalentAddress]) });

export const getTalent = endpoint({
  method: 'GET',
  path: '/v1/user/get-talenter/{id}',
  tag,
  summary: 'The full talent profile with contact data, for its owner and for recruiters who unlocked it',
  access: access.memberOrAdmin({ owned: true }),
  params,
  response: { views: { own: OwnTalent, unlocked: UnlockedTalent } },
});

export const getTalentWithoutContact = endpoint({
  method: 'GET',
  path: '/v1/user/without/{id}',
  tag,
  summary: 'The talent profile without contact data; other talents see what a guest sees',
  access: access.member(),
  params,
  response: { views: { recruiter: RecruiterTalent, guest: GuestTalent } },
});

export const getTalentAsGuest = endpoint({
  method: 'GET',
  path: '/v1/user/guest/{id}',
  tag,
  summary: 'The talent profile as a guest sees it, by userUniqueId or readable address',
  access: access.public(),
  params: z.strictObject({ id: z.union([z.guid(), TalentAddress]) }),
  response: GuestTalent,
});

const quickView = { user_id: z.int(), userUniqueId: z.string(), past_work: z.array(PastWork) };

export const getGalleryAndPastWork = endpoint({
  method: 'GET',
  path: '/v1/user/find-talents/gallary-pastwork/{id}',
  tag: 'finding talent',
  summary: 'Gallery and past work for the quick view of a search card; guests get three gallery items',
  access: access.public(),
  params,
  response: {
    views: {
      guest: z.object({ ...quickView, gallary: z.array(GalleryItem).max(guestGalleryLimit) }),
      recruiter: z.object({ ...quickView, gallary: z.array(GalleryItem) }),
    },
  },
});
