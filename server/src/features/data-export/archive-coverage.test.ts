import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { listPersonalColumns } from '../../../test/personal-columns.ts';
import { chaptersOf } from './chapters.ts';

const database = useTestDatabase();

/** Where each table that points at a person ends up; a new table has to be decided on here. */
const whereItGoes: Readonly<Record<string, string>> = {
  'account_identity.account_id': 'account.json',
  'availability_question.recruiter_id': 'unlocked-profiles.json',
  'availability_question.talent_id': 'who-saw-my-contact.json',
  'billing_details.recruiter_id': 'billing.json',
  'character_shortlist.talent_id': 'left out: it is the recruiter’s own list',
  'comp_card.talent_id': 'left out: it is drawn from the profile whenever it is asked for',
  'consent_event.talent_id': 'consents.json',
  'contact_request.account_id': 'letters-to-us.json',
  'contact_reveal.talent_id': 'who-saw-my-contact.json',
  'contact_reveal.viewer_id': 'left out: it is the talent’s record',
  'conversation.recruiter_id': 'messages.json',
  'conversation.talent_id': 'messages.json',
  'conversation_read.account_id': 'left out: only a marker of what was read',
  'credit_account.recruiter_id': 'credits.json',
  'credit_entry.recruiter_id': 'credits.json',
  'credit_entry.talent_id': 'left out: it is the recruiter’s ledger',
  'credit_lot.recruiter_id': 'credits.json',
  'data_export.account_id': 'left out: it is this archive',
  'gallery_item.talent_id': 'pictures.json',
  'guardian.talent_id': 'profile.json',
  'id_proof.talent_id': 'id-proof.json',
  'job.recruiter_id': 'jobs.json',
  'job_application.talent_id': 'applications.json',
  'media_asset.owner_id': 'pictures.json',
  'message.sender_id': 'messages.json',
  'notification_preference.account_id': 'notifications.json',
  'one_time_link.account_id': 'left out: it holds secrets',
  'ongoing_project.talent_id': 'profile.json',
  'past_casting.recruiter_id': 'profile.json',
  'past_work.talent_id': 'past-work.json',
  'plan_subscription.recruiter_id': 'billing.json',
  'private_view.account_id': 'who-saw-my-contact.json',
  'profile_view.recruiter_id': 'profiles-seen.json',
  'profile_view.talent_id': 'who-looked.json',
  'project.recruiter_id': 'projects.json',
  'project_character.cast_talent_id': 'left out: it is the recruiter’s project',
  'purchase.recruiter_id': 'billing.json',
  'recruiter.account_id': 'profile.json',
  'recruiter_language.recruiter_id': 'profile.json',
  'recruiter_project_type.recruiter_id': 'profile.json',
  'recruiter_verification.recruiter_id': 'verification.json',
  'saved_search.recruiter_id': 'saved-searches.json',
  'search_link.created_by': 'search-links.json',
  'session.account_id': 'sessions.json',
  'talent.account_id': 'profile.json',
  'talent_accent.talent_id': 'profile.json',
  'talent_achievement.talent_id': 'profile.json',
  'talent_body.talent_id': 'profile.json',
  'talent_hobby.talent_id': 'profile.json',
  'talent_language.talent_id': 'profile.json',
  'talent_look.talent_id': 'profile.json',
  'talent_project_type.talent_id': 'profile.json',
  'talent_role.talent_id': 'profile.json',
  'talent_search.talent_id': 'left out: it is drawn from the profile, to be searched',
  'talent_skill.talent_id': 'profile.json',
  'talent_social_link.talent_id': 'profile.json',
  'talent_training.talent_id': 'profile.json',
  'talent_work_city.talent_id': 'profile.json',
  'unavailable_dates.account_id': 'unavailable-dates.json',
  'unlock.recruiter_id': 'unlocked-profiles.json',
  'unlock.talent_id': 'who-saw-my-contact.json',
  'upload.owner_id': 'left out: it is on its way to becoming a picture',
};

test('every table that points at a person is in the archive, or left out for a reason', async () => {
  expect(Object.keys(whereItGoes).sort()).toEqual(await listPersonalColumns(database().db));
  const chapters = [...chaptersOf('talent'), ...chaptersOf('recruiter')].map(({ file }) => file);
  const named = Object.values(whereItGoes).filter((place) => !place.startsWith('left out: '));
  expect(named.filter((file) => ![...chapters, 'pictures.json'].includes(file))).toEqual([]);
});
