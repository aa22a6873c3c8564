export { type PhotoUrl, toGalleryItem, toPastWork } from './gallery.mapper.ts';
export { listGallery } from './gallery.queries.ts';
export { findTalentInSight, lookAtTalent, type TalentRef } from './look-at-talent.ts';
export { talentProfiles } from './manifest.ts';
export { toWireMeasures } from './measures.ts';
export { findPastWork, listPastWork } from './past-work.queries.ts';
export { type Caller, createTalentReader, recordLook } from './read-talent.ts';
export { revealContacts } from './reveal-contacts.ts';
export { createTalentViews, type TalentViews } from './talent-profiles.service.ts';
