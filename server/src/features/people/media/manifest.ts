import { feature } from '../../../platform/feature/feature.ts';
import type { Media } from './create-media.ts';
import { mediaRoutes } from './media.routes.ts';
import { personalData } from './personal-data.ts';

interface MediaNeeds {
  readonly media: Media;
}

export const media = feature({
  routes: (app, needs: MediaNeeds) => mediaRoutes(app, needs.media),
  jobs: (needs: MediaNeeds) => needs.media.jobs,
  personalData,
});
