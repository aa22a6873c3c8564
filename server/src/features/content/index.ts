export { contentRoutes } from './content.routes.ts';
export { syncContentPages } from './content.seed.ts';
export { type ContentService, createContentService } from './content.service.ts';
