import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import type { Media } from './create-media.ts';
import { mediaRoutes } from './media.routes.ts';
import { listAssetFiles } from './personal-data.queries.ts';

const personalData: PersonalData = {
  columns: {
    'upload.owner_id': { archive: 'left out: it is on its way to becoming a picture', erasing: 'deleted' },
    // Other rows point at pictures.
    'media_asset.owner_id': { archive: 'pictures.json', erasing: 'deleted last' },
  },
  files: listAssetFiles,
};

interface MediaNeeds {
  readonly media: Media;
}

export const media = feature({
  routes: (app, needs: MediaNeeds) => mediaRoutes(app, needs.media),
  jobs: (needs: MediaNeeds) => needs.media.jobs,
  personalData,
});
