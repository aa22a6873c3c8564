import { feature } from '../../../platform/feature/feature.ts';
import { contentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';

export const content = feature({
  routes: (app, needs: Parameters<typeof createContentService>[0]) =>
    contentRoutes(app, createContentService(needs)),
});
