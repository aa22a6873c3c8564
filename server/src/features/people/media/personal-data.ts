import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { listAssetFiles } from './personal-data.queries.ts';

export const personalData: PersonalData = {
  columns: {
    'upload.owner_id': { archive: 'left out: it is on its way to becoming a picture', erasing: 'deleted' },
    // Other rows point at pictures.
    'media_asset.owner_id': { archive: 'pictures.json', erasing: 'deleted last' },
  },
  files: listAssetFiles,
};
