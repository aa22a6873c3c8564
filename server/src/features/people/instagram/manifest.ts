import { feature } from '../../../platform/feature/feature.ts';
import type { InstagramClient } from './instagram.client.ts';
import { instagramRoutes } from './instagram.routes.ts';
import { createInstagram } from './instagram.service.ts';

type InstagramNeeds = Omit<Parameters<typeof createInstagram>[0], 'client'> & {
  /** Undefined when talents cannot link Instagram here. */
  readonly instagramClient: InstagramClient | undefined;
};

export const instagram = feature({
  routes: (app, { instagramClient: client, ...needs }: InstagramNeeds) =>
    instagramRoutes(app, createInstagram({ ...needs, client })),
});
