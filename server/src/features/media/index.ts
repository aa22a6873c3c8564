export { createMedia } from './create-media.ts';
export { mediaRoutes } from './media.routes.ts';
export type { Photos } from './photos.service.ts';
export { pictureTypeOf } from './picture-bytes.ts';
export { storePhoto } from './store-photo.ts';
