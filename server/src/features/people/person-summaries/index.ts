export {
  changePerson,
  changeRecruiter,
  changeTalent,
  createRecruiterProfile,
  createTalentProfile,
  keepReferralCode,
  setContactNumber,
} from './change-person.queries.ts';
export { displayName } from './display-name.ts';
export {
  guardians,
  isInGoodStanding,
  lockPerson,
  lockRecruiter,
  people,
  peopleWithContact,
  publicTalents,
  recruiters,
  talents,
  wholeName,
} from './people.queries.ts';
export { coverOf, galleryItems, pictures, portraitOf } from './pictures.queries.ts';
