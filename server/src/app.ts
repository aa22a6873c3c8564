import { constants } from 'node:zlib';
import { endpoints } from '@callboard/contract';
import type { Environment } from '@callboard/contract/environment';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import { accountClosingRoutes } from './features/accounts/account-closing/index.ts';
import { adminUserRoutes, createAdminUsers } from './features/accounts/admin-users/index.ts';
import { consentRoutes, createConsents, readConsents } from './features/accounts/consents/index.ts';
import { dataExportRoutes } from './features/accounts/data-export/index.ts';
import { referralRoutes } from './features/accounts/referrals/index.ts';
import { createSessionCookies, sessionRoutes } from './features/accounts/sessions/index.ts';
import { accountSettingsRoutes, mySessionsRoutes } from './features/accounts/settings/index.ts';
import {
  authRoutes,
  createGithubClient,
  createIntentCookie,
  createIntroductions,
  createPartnerCodes,
  externalSignUpRoutes,
  type GithubSettings,
  githubRoutes,
  signInMethodRoutes,
  signUpRoutes,
  verificationRoutes,
} from './features/accounts/sign-in/index.ts';
import { createCredits, creditRoutes } from './features/billing/credits/index.ts';
import { windowOrigins } from './features/billing/payment-gateways/index.ts';
import { billingRoutes, noticeRoutes } from './features/billing/purchases/index.ts';
import { questionRoutes } from './features/casting/availability-checks/index.ts';
import { characterRoutes, createCharacters, createShortlists } from './features/casting/characters/index.ts';
import {
  createLetters,
  createUnlockedList,
  createUnlocking,
  unlockingRoutes,
} from './features/casting/unlocking/index.ts';
import { liveChannel } from './features/messaging/live/index.ts';
import { conversationRoutes, messageRoutes } from './features/messaging/messages/index.ts';
import {
  createHouseTelling,
  createMarking,
  createNotifications,
  createTemplates,
  notificationRoutes,
} from './features/messaging/notifications/index.ts';
import { outboxRoutes } from './features/messaging/outbox/index.ts';
import { availabilityRoutes, createAvailability } from './features/people/availability/index.ts';
import { cardRoutes } from './features/people/comp-cards/index.ts';
import { createTalentDashboard, dashboardRoutes } from './features/people/dashboard/index.ts';
import { createGallery, galleryRoutes } from './features/people/gallery/index.ts';
import {
  createInstagram,
  createInstagramClient,
  type InstagramSettings,
  instagramRoutes,
} from './features/people/instagram/index.ts';
import { mediaRoutes } from './features/people/media/index.ts';
import { createTalents, talentRoutes } from './features/people/profile-editor/index.ts';
import { createProfileIcons, profileIconRoutes } from './features/people/profile-icon/index.ts';
import { createProfileViews, profileViewRoutes } from './features/people/profile-visits/index.ts';
import {
  createRecruiterDirectory,
  createRecruiters,
  recruiterRoutes,
} from './features/people/recruiter-profiles/index.ts';
import { recruiterVerificationRoutes } from './features/people/recruiter-verification/index.ts';
import { createReports, reportRoutes } from './features/people/reports/index.ts';
import { createTalentViews, talentViewRoutes } from './features/people/talent-profiles/index.ts';
import {
  createSavedSearches,
  createSearchLinks,
  savedSearchRoutes,
} from './features/search/saved-searches/index.ts';
import { talentSearchRoutes } from './features/search/talent-search/index.ts';
import { contactRoutes, createClientLog, createContactService } from './features/site/contact/index.ts';
import { contentRoutes, createContentService } from './features/site/content/index.ts';
import { createReadinessCheck, operationsRoutes } from './features/site/health/index.ts';
import { createLandingService, landingRoutes } from './features/site/landing/index.ts';
import { createReferenceService, referenceRoutes } from './features/site/reference/index.ts';
import { guest } from './platform/http/actor.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import { createClientAddress, useClientAddress } from './platform/http/client-address.ts';
import { compressAnswers } from './platform/http/compress-answers.ts';
import { type ConnectionLimits, connectionOptions, watchConnections } from './platform/http/connections.ts';
import { sendProblem, useProblems } from './platform/http/error-handler.ts';
import { securityHeaders, useSecurityHeaders } from './platform/http/security-headers.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import type { TrustedProxies } from './platform/http/trusted-proxies.ts';
import { webApp } from './platform/http/web-app.ts';
import { diskFileRoutes } from './platform/storage/disk-routes.ts';
import type { DiskStorage } from './platform/storage/disk-storage.ts';
import type { Services } from './services.ts';

export interface AppDependencies {
  readonly environment: Environment;
  readonly publicUrl: string;
  /** Who stands between people and us. */
  readonly trustedProxies: TrustedProxies;
  /** Whether the contract can be read at /docs and /openapi.json. */
  readonly apiDocs: boolean;
  /** The team's address. */
  readonly supportEmail: string;
  readonly services: Services;
  /** Open pages hear of changes by a connection beside these. */
  readonly pool: pg.Pool;
  readonly sessionSecret: string;
  /** Undefined when people cannot sign in with GitHub here. */
  readonly github: GithubSettings | undefined;
  /** Undefined when talents cannot link Instagram here. */
  readonly instagram: InstagramSettings | undefined;
  readonly migrations: string;
  /** Whether jobs are worked on. */
  readonly isWorking: () => boolean;
  readonly webDirectory: string;
  /** Renders the public pages of the web application. Left out: browsers draw every page. */
  readonly rendererFile?: string;
  /** The disk store serves its own files; undefined when another store does. */
  readonly disk: { readonly storage: DiskStorage; readonly secret: string } | undefined;
  readonly fileOrigin: string | undefined;
  /** Left out: the usual ones. */
  readonly connectionLimits?: ConnectionLimits;
  readonly logger?: FastifyBaseLogger;
}

/** Every plugin and every feature, in one place. */
export async function buildApp(deps: AppDependencies): Promise<FastifyInstance> {
  const { services } = deps;
  const { db } = services;
  const { gateway } = services.billing.offers();
  const headers = securityHeaders({ ...deps, windowOrigins: windowOrigins(gateway) });
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
    ...connectionOptions(deps.connectionLimits),
  });
  app.decorate('environment', deps.environment);
  useSecurityHeaders(app, headers);
  app.decorateRequest('actor');
  const clientAddressOf = createClientAddress(deps.trustedProxies);
  useClientAddress(app, clientAddressOf);
  useProblems(app);
  shedLoad(app);
  app.addHook('onRequest', async (request) => {
    request.actor = guest;
    request.actor = await services.authenticate(request.headers.authorization);
  });
  compressAnswers(app);
  // The best compression takes longer than the line saves; files of ours are compressed when they are built.
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
    globalDecompression: false,
  });
  await webApp(app, {
    directory: deps.webDirectory,
    rendererFile: deps.rendererFile,
    publicUrl: deps.publicUrl,
    pageFacts: {
      'callboard-environment': deps.environment,
      'callboard-sign-in': deps.github ? 'github' : '',
    },
  });
  if (deps.apiDocs) apiDocs(app, endpoints);
  if (deps.disk) diskFileRoutes(app, deps.disk);

  const cookies = createSessionCookies(deps.publicUrl);
  operationsRoutes(app, createReadinessCheck({ ...services, ...deps }));
  referenceRoutes(app, createReferenceService({ db }));
  outboxRoutes(app, services.outbox);
  contentRoutes(app, createContentService({ db, supportEmail: deps.supportEmail }));
  landingRoutes(app, createLandingService(services));
  contactRoutes(
    app,
    createContactService({ ...services, supportEmail: deps.supportEmail }),
    createClientLog({ limits: services.limits, log: app.log }),
  );
  sessionRoutes(app, services.sessions, cookies);
  mediaRoutes(app, services.media);
  galleryRoutes(app, createGallery(services));
  const pictures = { db, photos: services.media.photos, photoUrl: services.photoUrl };
  profileIconRoutes(app, createProfileIcons(pictures));
  recruiterRoutes(app, {
    recruiters: createRecruiters(pictures),
    directory: createRecruiterDirectory(pictures),
    closing: services.accountClosing,
  });
  recruiterVerificationRoutes(app, services.recruiterVerification);
  referralRoutes(app, services.referrals);
  talentViewRoutes(app, createTalentViews(services));
  creditRoutes(app, createCredits(services));
  const unlockingParts = { ...services, publicUrl: deps.publicUrl };
  unlockingRoutes(app, {
    unlocking: createUnlocking(services),
    list: createUnlockedList(unlockingParts),
    letters: createLetters({ ...unlockingParts, writing: services.messages.writing }),
  });
  conversationRoutes(app, services.messages);
  messageRoutes(app, services.messages);
  reportRoutes(app, createReports({ ...services, supportEmail: deps.supportEmail }));
  questionRoutes(app, services.questions);
  const notifications = createNotifications(services);
  notificationRoutes(app, {
    notifications,
    marking: createMarking({ ...services, read: notifications.read }),
    templates: createTemplates(services),
    tellInTheNameOfTheHouse: createHouseTelling({ ...services, read: notifications.read }),
  });
  billingRoutes(app, services.billing);
  await noticeRoutes(app, services.billing.notices);
  cardRoutes(app, services.cards);
  const neighbours = { readConsents, identity: services.identity };
  talentRoutes(app, createTalents({ ...services, neighbours }));
  consentRoutes(app, createConsents(services));
  availabilityRoutes(app, createAvailability(services));
  profileViewRoutes(app, createProfileViews(services));
  talentSearchRoutes(app, services);
  characterRoutes(app, createCharacters(services), createShortlists(services));
  const counts = services.search;
  savedSearchRoutes(app, createSavedSearches({ ...services, counts }), createSearchLinks(services));
  dashboardRoutes(app, createTalentDashboard(services));
  adminUserRoutes(app, createAdminUsers(services));
  const instagramClient =
    deps.instagram && createInstagramClient(deps.instagram, `${deps.publicUrl}/app/talent/create`);
  instagramRoutes(app, createInstagram({ db, limits: services.limits, client: instagramClient }));
  authRoutes(app, services.accounts, cookies);
  signUpRoutes(app, services.accounts, services.sessions, cookies);
  verificationRoutes(app, services.accounts);
  signInMethodRoutes(app, services.accounts);
  accountSettingsRoutes(app, services.accountSettings, services.sessions);
  mySessionsRoutes(app, services);
  accountClosingRoutes(app, services.accountClosing);
  dataExportRoutes(app, services.dataExport);
  const githubClient =
    deps.github && createGithubClient(deps.github, `${deps.publicUrl}/v1/auth/github/callback`);
  const partners = createPartnerCodes(deps.sessionSecret);
  const introduce = createIntroductions({ github: githubClient, instagram: instagramClient, partners });
  externalSignUpRoutes(app, services.accounts, introduce, cookies);
  githubRoutes(app, {
    client: githubClient,
    enter: services.accounts.githubSignIn,
    devices: services.accounts.devices,
    methods: services.accounts.signInMethods,
    intents: createIntentCookie(deps.sessionSecret, deps.publicUrl),
    cookies,
  });
  liveChannel(app, {
    ...services,
    pool: deps.pool,
    publicUrl: deps.publicUrl,
    clientAddressOf,
    headers,
    reader: services.messages.live,
  });
  watchConnections(app, deps.connectionLimits);
  return app;
}
