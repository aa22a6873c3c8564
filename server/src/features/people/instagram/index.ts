export {
  createInstagramClient,
  type InstagramClient,
  type InstagramPerson,
  type InstagramSettings,
  instagramPage,
} from './instagram.client.ts';
export { writeSocialLink } from './instagram.queries.ts';
export { instagram } from './manifest.ts';
