export { createInstagramClient, type InstagramSettings } from './instagram.client.ts';
export { instagramRoutes } from './instagram.routes.ts';
export { createInstagram } from './instagram.service.ts';
