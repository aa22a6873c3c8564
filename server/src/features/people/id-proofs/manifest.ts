import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { identityNotifications } from './identity.notifications.ts';
import { findIdProof, listPrivateViews, listProofFiles } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: {
    'id_proof.talent_id': { archive: 'id-proof.json', erasing: 'deleted' },
    'private_view.account_id': {
      archive: 'who-saw-my-contact.json',
      erasing: 'kept: a record that nobody can change',
    },
  },
  chapters: [
    {
      file: 'id-proof.json',
      of: 'talent',
      about: 'your ID proof; its number is masked and its pictures stay sealed with us',
      read: async (db, owner) => (await findIdProof(db, owner)) ?? null,
    },
    {
      file: 'who-saw-my-contact.json',
      of: 'talent',
      read: async (db, owner) => ({ id_proof_seen_by_callboard: await listPrivateViews(db, owner) }),
    },
    {
      file: 'verification.json',
      of: 'recruiter',
      read: async (db, owner) => ({ seen_by_callboard: await listPrivateViews(db, owner) }),
    },
  ],
  files: listProofFiles,
};

export const idProofs = feature({ notifications: identityNotifications, personalData });
