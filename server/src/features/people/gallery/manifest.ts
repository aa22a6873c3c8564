import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { galleryRoutes } from './gallery.routes.ts';
import { createGallery } from './gallery.service.ts';

const personalData: PersonalData = {
  columns: { 'gallery_item.talent_id': { archive: 'pictures.json', erasing: 'deleted' } },
};

export const gallery = feature({
  routes: (app, needs: Parameters<typeof createGallery>[0]) => galleryRoutes(app, createGallery(needs)),
  personalData,
});
