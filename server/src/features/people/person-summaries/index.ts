export {
  changePerson,
  changeRecruiter,
  changeTalent,
  createRecruiterProfile,
  createTalentProfile,
  ensureReferralCode,
  setContactNumber,
} from './change-person.queries.ts';
export { displayName, fullNameOf, nameAndCompany } from './display-name.ts';
export {
  fullName,
  guardians,
  isInGoodStanding,
  lockPerson,
  lockRecruiter,
  people,
  peopleWithContact,
  publicTalents,
  recruiters,
  talents,
} from './people.queries.ts';
export { coverOf, galleryItems, pictures, portraitOf } from './pictures.queries.ts';
