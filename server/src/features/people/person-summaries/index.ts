export { displayName } from './display-name.ts';
export {
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
export { coverOf, galleryItems, pictures } from './pictures.queries.ts';
