export { galleryRoutes } from './gallery.routes.ts';
export { createGallery, passCoverOn } from './gallery.service.ts';
