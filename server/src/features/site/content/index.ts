export { contentRoutes } from './content.routes.ts';
export { syncContentPages } from './content.seed.ts';
export { createContentService } from './content.service.ts';
