import { feature } from '../../../platform/feature/feature.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { createAnswers } from './answers.service.ts';
import { clientLinkNotifications } from './client-links.notifications.ts';
import { clientLinkRoutes } from './client-links.routes.ts';
import { clientPageRoutes } from './client-pages.routes.ts';
import { clientReplies } from './desk.queries.ts';
import { createLinkCards, type LinkCardOptions } from './link-card.ts';
import { type ClientLinksOptions, createClientLinks } from './links.service.ts';
import { type ClientPageOptions, createClientPages } from './page.service.ts';
import { deleteLinksOfOwnProjects, listOwnLinks } from './personal-data.queries.ts';
import { createVisitors } from './visitors.service.ts';

const file = 'client-links.json';
const ofTheRecruiter = 'left out: it is the recruiter’s own work';

const personalData: PersonalData = {
  columns: {
    'client_link.created_by': { archive: file, erasing: 'kept: the project keeps what was shown to whom' },
    'client_link_talent.talent_id': { archive: ofTheRecruiter, erasing: 'deleted' },
    'client_answer.talent_id': { archive: ofTheRecruiter, erasing: 'deleted' },
    'client_answer_seen.account_id': {
      archive: 'left out: it says only what of a project was read',
      erasing: 'deleted',
    },
  },
  chapters: [
    {
      file,
      of: 'recruiter',
      about: 'links you made for clients, and who opened them',
      read: listOwnLinks,
    },
  ],
  empty: deleteLinksOfOwnProjects,
};

type Needs = ClientLinksOptions &
  ClientPageOptions &
  LinkCardOptions &
  Omit<Parameters<typeof createAnswers>[0], 'pages'>;

export const clientLinks = feature({
  routes: (app, needs: Needs) => {
    const pages = createClientPages(needs);
    clientLinkRoutes(app, createClientLinks(needs));
    clientPageRoutes(app, {
      pages,
      visitors: createVisitors(needs),
      answers: createAnswers({ ...needs, pages }),
      cards: createLinkCards(needs),
    });
  },
  notifications: clientLinkNotifications,
  desk: () => [clientReplies],
  personalData,
});
