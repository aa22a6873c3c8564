import type { Database } from '../../../platform/db/database.ts';
import * as account from './facts/account-facts.queries.ts';
import { readBilling } from './facts/billing-facts.queries.ts';
import { listBlocked, listConversations, listReports } from './facts/conversation-facts.queries.ts';
import { readCredits } from './facts/credit-facts.queries.ts';
import * as recruiter from './facts/recruiter-facts.queries.ts';
import * as talent from './facts/talent-facts.queries.ts';
import { listNotificationChoices, listSessions } from './readable-facts.ts';

export interface Chapter {
  readonly file: string;
  /** What it holds, for the list in the archive. */
  readonly about: string;
  readonly read: (db: Database, person: account.Person) => Promise<unknown>;
}

const ofEverybody: readonly Chapter[] = [
  {
    file: 'account.json',
    about: 'your names, addresses and how you sign in',
    read: async (_db, { kind: _kind, ...facts }) => facts,
  },
  {
    file: 'notifications.json',
    about: 'what you want to be told about, and how',
    read: listNotificationChoices,
  },
  { file: 'what-we-told-you.json', about: 'your notifications', read: account.listNotifications },
  { file: 'sessions.json', about: 'where you are and were signed in', read: listSessions },
  { file: 'messages.json', about: 'your conversations, both sides', read: listConversations },
  { file: 'blocked-people.json', about: 'whom you do not want to hear from', read: listBlocked },
  { file: 'reports.json', about: 'what you reported', read: listReports },
  { file: 'unavailable-dates.json', about: 'when you cannot work', read: account.listUnavailableDates },
  { file: 'search-links.json', about: 'the searches you made a link to', read: account.listSearchLinks },
  { file: 'letters-to-us.json', about: 'what you wrote to Callboard', read: account.listLettersToUs },
  { file: 'letters-from-us.json', about: 'what Callboard sent you', read: account.listLettersFromUs },
];

const ofTalents: readonly Chapter[] = [
  { file: 'profile.json', about: 'your talent profile', read: talent.findProfile },
  { file: 'past-work.json', about: 'your past work', read: talent.listPastWork },
  { file: 'consents.json', about: 'what you agreed to, and took back', read: talent.listConsents },
  {
    file: 'profile-checks.json',
    about: 'when we looked at your profile before showing it on public pages',
    read: talent.listProfileChecks,
  },
  {
    file: 'id-proof.json',
    about: 'your ID proof; its number is masked and its pictures stay sealed with us',
    read: async (db, person) => (await talent.findIdProof(db, person)) ?? null,
  },
  { file: 'who-looked.json', about: 'who looked at your profile', read: talent.listProfileViewers },
  { file: 'applications.json', about: 'the jobs you applied to', read: talent.listApplications },
  {
    file: 'who-saw-my-contact.json',
    about:
      'who unlocked your profile, what they asked you, and who looked at your contact data or your ID proof',
    read: talent.listContactViewers,
  },
];

const ofRecruiters: readonly Chapter[] = [
  { file: 'profile.json', about: 'your recruiter profile', read: recruiter.findProfile },
  {
    file: 'verification.json',
    about: 'what you sent to be verified; the GSTIN is masked and the papers stay sealed with us',
    read: recruiter.readVerification,
  },
  {
    file: 'projects.json',
    about: 'your projects, their characters and whom you shortlisted',
    read: recruiter.listProjects,
  },
  { file: 'jobs.json', about: 'the jobs you posted', read: recruiter.listJobs },
  { file: 'saved-searches.json', about: 'the searches you saved', read: recruiter.listSavedSearches },
  { file: 'profiles-seen.json', about: 'whose profile you looked at', read: recruiter.listViewed },
  {
    file: 'unlocked-profiles.json',
    about: 'whose profile you unlocked, for which part, and what you asked them',
    read: recruiter.listUnlocked,
  },
  { file: 'billing.json', about: 'what you bought, your plans and who is billed', read: readBilling },
  { file: 'credits.json', about: 'the credits that came and went, and what is left', read: readCredits },
];

export const chaptersOf = (kind: 'talent' | 'recruiter'): readonly Chapter[] => [
  ...ofEverybody,
  ...(kind === 'talent' ? ofTalents : ofRecruiters),
];
