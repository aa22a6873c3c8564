import { guestGalleryLimit } from '@callboard/contract/people/talent-profiles/profile';
import type { Database } from '../../../platform/db/database.ts';
import { type Actor, guest } from '../../../platform/http/actor.ts';
import { view } from '../../../platform/http/bind.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { toContact } from './contact.mapper.ts';
import { findOwnContact, findUnlockedContact, recordReveal } from './contact.queries.ts';
import { type TalentRef, type VisibleTalent, viewTalent } from './find-talent.ts';
import { type PhotoUrl, toGalleryItem, toPastWork } from './gallery.mapper.ts';
import { readCard, readProfile, readWork } from './profile.queries.ts';
import { type Caller, createTalentReader } from './read-talent.ts';
import { toGuestTalent, toRecruiterTalent } from './talent-profiles.mapper.ts';
import { maySeeFee } from './talent-visibility.policy.ts';

const maxGalleryItems = 500;

interface TalentViewsOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photoUrl: PhotoUrl;
}

type WorkRow = Pick<NonNullable<Awaited<ReturnType<typeof readWork>>>, 'gallery' | 'past_work'>;

/** They may have closed their account a moment ago. */
const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new ProblemError('NOT_FOUND');
  return row;
};

export function createTalentViews({ db, limits, photoUrl }: TalentViewsOptions) {
  const read = createTalentReader({ db, limits });

  const toWork = async ({ gallery, past_work }: WorkRow) => ({
    gallary: await Promise.all(gallery.map((row) => toGalleryItem(row, photoUrl))),
    past_work: past_work.map(toPastWork),
  });

  const workOf = async ({ id }: VisibleTalent, limit: number) =>
    toWork(found(await readWork(db, { talentId: id, limit })));

  const guestView = async ({ id }: VisibleTalent) => {
    const row = found(await readCard(db, { talentId: id, limit: guestGalleryLimit }));
    return toGuestTalent(row, await toWork(row));
  };

  const recruiterView = async ({ id, adult, unlocked }: VisibleTalent, viewer: Actor) => {
    const row = found(await readProfile(db, { talentId: id, limit: maxGalleryItems }));
    const icon = row.icon_key === null ? null : await photoUrl(row.icon_key);
    return toRecruiterTalent(row, {
      ...(await toWork(row)),
      icon,
      adult,
      unlocked,
      seesFee: maySeeFee(viewer, id),
      seesCalendar: unlocked || viewer.kind !== 'recruiter',
    });
  };

  const ownView = async (talent: VisibleTalent, viewer: Actor) => {
    const contact = await findOwnContact(db, talent.id);
    return {
      ...(await recruiterView(talent, viewer)),
      ...toContact(contact),
      age: talent.age,
      unlocked_at: null,
      is_open_to_nudity: contact.is_open_to_nudity,
      is_open_to_love_making: contact.is_open_to_love_making,
      date_of_birth: contact.date_of_birth,
      show_to_recruiters: contact.show_to_recruiters,
      is_profile_creation_completed: talent.complete,
      last_activity_page: contact.last_activity_page,
      talent_edit_doc: contact.source_key === null ? null : await photoUrl(contact.source_key),
      isFreezed: talent.frozen,
      updated_at: contact.updated_at.toISOString(),
    };
  };

  /** Recorded before anything is shown. */
  const reveal = (talentId: number, recruiterId: number) =>
    db.transaction().execute(async (trx) => {
      const contact = await findUnlockedContact(trx, talentId, recruiterId);
      if (!contact) throw new ProblemError('NOT_FOUND');
      await recordReveal(trx, talentId, { viewer_id: recruiterId });
      return contact;
    });

  return {
    async withContact(ref: TalentRef, caller: Caller) {
      const { actor } = caller;
      const { talent, access } = await viewTalent(db, ref, actor);
      if (access === 'own') {
        if (actor.kind === 'admin') await recordReveal(db, talent.id, { admin_id: actor.adminId });
        return view('own', await ownView(talent, actor));
      }
      if (access !== 'unlocked' || actor.kind !== 'recruiter') throw new ProblemError('NOT_FOUND');
      await read(ref, caller);
      const contact = await reveal(talent.id, actor.accountId);
      const profile = await recruiterView(talent, actor);
      return view('unlocked', {
        ...profile,
        ...toContact(contact),
        unlocked_at: contact.unlocked_at.toISOString(),
        is_open_to_nudity: contact.is_open_to_nudity,
        is_open_to_love_making: contact.is_open_to_love_making,
      });
    },

    async withoutContact(ref: TalentRef, caller: Caller) {
      const { talent, access } = await read(ref, caller);
      return access === 'public'
        ? view('guest', await guestView(talent))
        : view('recruiter', await recruiterView(talent, caller.actor));
    },

    async asGuest(publicId: string, caller: Caller) {
      const { talent } = await read(publicId, caller);
      return guestView(talent);
    },

    /** For share pictures, which have their own rate limit. */
    async forShareCard(publicId: string) {
      const { talent } = await viewTalent(db, publicId, guest);
      return guestView(talent);
    },

    async forCompCard(owner: Member) {
      const { talent } = await viewTalent(db, owner.accountId, owner);
      return recruiterView(talent, owner);
    },

    async quickView(ref: TalentRef, caller: Caller) {
      const { talent, access } = await read(ref, caller);
      const who = { user_id: talent.id, userUniqueId: talent.public_id };
      return access === 'public'
        ? view('guest', { ...who, ...(await workOf(talent, guestGalleryLimit)) })
        : view('recruiter', { ...who, ...(await workOf(talent, maxGalleryItems)) });
    },
  };
}
export type TalentViews = ReturnType<typeof createTalentViews>;
