export {
  createInstagramClient,
  type InstagramClient,
  type InstagramPerson,
  type InstagramSettings,
} from './instagram.client.ts';
export { writeSocialLink } from './instagram.queries.ts';
export { instagramRoutes } from './instagram.routes.ts';
export { createInstagram } from './instagram.service.ts';
