import { feature } from '../../../platform/feature/feature.ts';
import { characterRoutes } from './characters.routes.ts';
import { createCharacters } from './characters.service.ts';
import { personalData } from './personal-data.ts';
import { createShortlists, type ShortlistOptions } from './shortlists.service.ts';

export const projectsFeature = feature({
  routes: (app, needs: ShortlistOptions) =>
    characterRoutes(app, createCharacters(needs), createShortlists(needs)),
  personalData,
});
