import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { createClientLog } from './client-log.ts';
import { receivedEmail, toTeamEmail } from './contact.emails.ts';
import { contactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';
import { eraseRequestsFrom, listContactRequests } from './personal-data.queries.ts';

const file = 'letters-to-us.json';

const personalData: PersonalData = {
  columns: { 'contact_request.account_id': { archive: file, erasing: 'deleted' } },
  chapters: [{ file, of: 'everybody', about: 'what you wrote to Callboard', read: listContactRequests }],
  empty: eraseRequestsFrom,
};

export const contact = feature({
  routes: (app, needs: Parameters<typeof createContactService>[0]) =>
    contactRoutes(app, createContactService(needs), createClientLog({ limits: needs.limits, log: app.log })),
  emails: [receivedEmail, toTeamEmail],
  personalData,
});
