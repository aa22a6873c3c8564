import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { deleteOwnMarks } from './not-for.queries.ts';
import { createNotFor } from './not-for.service.ts';
import { listOwnNotes } from './talent-notes.queries.ts';
import { talentNoteRoutes } from './talent-notes.routes.ts';
import { createTalentNotes, type TalentNoteOptions } from './talent-notes.service.ts';

const file = 'notes-about-talents.json';

const personalData: PersonalData = {
  columns: {
    'talent_note.recruiter_id': { archive: file, erasing: 'deleted' },
    'talent_note.talent_id': {
      archive: 'left out: it is what a recruiter wrote for themselves',
      erasing: 'deleted',
    },
    'character_not_for.talent_id': {
      archive: 'left out: it is what a team noted for itself',
      erasing: 'deleted',
    },
    'character_not_for.marked_by': {
      archive: 'left out: it says who did the work, in the project’s own records',
      erasing: 'kept: the mark belongs to the project; the name goes with the account',
    },
  },
  chapters: [{ file, of: 'recruiter', about: 'your private notes about talents', read: listOwnNotes }],
  empty: deleteOwnMarks,
};

export const talentNotes = feature({
  routes: (app, needs: TalentNoteOptions) =>
    talentNoteRoutes(app, { notes: createTalentNotes(needs), notFor: createNotFor(needs) }),
  personalData,
});
