import { feature } from '../../../platform/feature/feature.ts';
import { createClientLog } from './client-log.ts';
import { receivedEmail, toTeamEmail } from './contact.emails.ts';
import { contactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';
import { personalData } from './personal-data.ts';

export const contact = feature({
  routes: (app, needs: Parameters<typeof createContactService>[0]) =>
    contactRoutes(app, createContactService(needs), createClientLog({ limits: needs.limits, log: app.log })),
  emails: [receivedEmail, toTeamEmail],
  personalData,
});
