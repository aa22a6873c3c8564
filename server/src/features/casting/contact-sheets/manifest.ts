import { feature } from '../../../platform/feature/feature.ts';
import { contactSheetRoutes } from './contact-sheets.routes.ts';
import { type ContactSheetOptions, createContactSheets } from './contact-sheets.service.ts';

export const contactSheets = feature({
  routes: (app, needs: ContactSheetOptions) => contactSheetRoutes(app, createContactSheets(needs)),
});
