import { feature } from '../../../platform/feature/feature.ts';
import { galleryRoutes } from './gallery.routes.ts';
import { createGallery } from './gallery.service.ts';
import { personalData } from './personal-data.ts';

export const gallery = feature({
  routes: (app, needs: Parameters<typeof createGallery>[0]) => galleryRoutes(app, createGallery(needs)),
  personalData,
});
