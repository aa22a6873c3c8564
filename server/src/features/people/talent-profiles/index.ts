export { findVisibleTalent, type TalentRef, viewTalent } from './find-talent.ts';
export { type PhotoUrl, toGalleryItem, toPastWork } from './gallery.mapper.ts';
export { listGallery } from './gallery.queries.ts';
export { talentProfiles } from './manifest.ts';
export { toWireMeasures } from './measures.ts';
export { findPastWork, listPastWork } from './past-work.queries.ts';
export { type Caller, createTalentReader, recordProfileVisit } from './read-talent.ts';
export { revealContacts } from './reveal-contacts.ts';
export { createTalentViews, type TalentViews } from './talent-profiles.service.ts';
