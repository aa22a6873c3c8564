import type { StandingPerson } from '../../../../shared/ui/standing/standing-geometry.ts';
import type { LineUpPerson } from '../api.ts';

/** As the figures are drawn. */
export const toStanding = (person: LineUpPerson): StandingPerson => ({
  key: person.user_id,
  name: person.name,
  image: person.image,
  heightCm: person.height_cm,
  fullLength: person.full_length,
  build: person.build && {
    chestCm: person.build.chest_cm,
    waistCm: person.build.waist_cm,
    hipsCm: person.build.hips_cm,
  },
});
