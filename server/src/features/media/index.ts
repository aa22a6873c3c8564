export { storePhoto } from './store-photo.ts';
