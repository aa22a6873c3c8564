import type { PersonalData } from '../../../platform/feature/personal-data.ts';

export const personalData: PersonalData = {
  columns: { 'gallery_item.talent_id': { archive: 'pictures.json', erasing: 'deleted' } },
};
