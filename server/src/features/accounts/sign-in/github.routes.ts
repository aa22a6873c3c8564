import { githubCallback, githubSignIn } from '@callboard/contract/accounts/sign-in';
import { connectGithub } from '@callboard/contract/accounts/sign-in-methods';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { deviceOf, type SessionCookies } from '../sessions/index.ts';
import { createEntry } from './entry.ts';
import type { GithubClient } from './github.client.ts';
import { type GithubProblem, type GithubSignIn, githubIdentity } from './github.service.ts';
import type { IntentCookie, PendingIntent } from './github-intent-cookie.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SignInMethods } from './sign-in-methods.service.ts';

interface GithubRoutes {
  /** Undefined when GitHub is not configured. */
  readonly client: GithubClient | undefined;
  /** Where our pages are, when calls have another address. */
  readonly pagesUrl: string;
  readonly enter: GithubSignIn;
  readonly methods: SignInMethods;
  readonly intents: IntentCookie;
  readonly devices: KnownDevices;
  readonly cookies: SessionCookies;
}

type GithubError = GithubProblem | 'github-denied' | 'github-failed' | 'github-unavailable';

const queryOf = (request: FastifyRequest) => request.url.split('?')[1] ?? '';

export function githubRoutes(app: FastifyInstance, routes: GithubRoutes): void {
  const { client, pagesUrl, enter, methods, intents, devices, cookies } = routes;
  /** Always to our own URL, to prevent open redirects. */
  const toPage = (reply: FastifyReply, path: string) => reply.redirect(`${pagesUrl}${path}`, 303);
  const backToSignIn = (reply: FastifyReply, problem: GithubError) =>
    toPage(reply, `/auth/sign-in?problem=${problem}`);

  bind(app, githubSignIn, async ({ query, reply }) => {
    if (!client) return backToSignIn(reply, 'github-unavailable');
    const secrets = client.newSecrets();
    await intents.write(reply, { ...secrets, userType: query.user_type, ref: query.ref });
    return reply.redirect(await client.authorisationUrl(secrets), 303);
  });

  const identify = async (request: FastifyRequest, intent: PendingIntent) => {
    try {
      return await client?.identify(queryOf(request), intent);
    } catch (error) {
      request.log.warn({ err: error }, 'GitHub sign-in failed');
      return undefined;
    }
  };

  bind(app, connectGithub, async ({ params, body, actor, reply }) => {
    const { accountId, sessionId, kind } = ownAccount(actor, params.id);
    if (!client) throw new ProblemError('NOT_CONFIGURED', { detail: 'GitHub isn’t set up here.' });
    await methods.requireProof({ accountId, sessionId }, body);
    const secrets = client.newSecrets();
    await intents.write(reply, { ...secrets, connect: { accountId, sessionId, kind } });
    return { url: await client.authorisationUrl(secrets) };
  });

  const finishConnecting = async (
    intent: PendingIntent,
    { kind, ...who }: NonNullable<PendingIntent['connect']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const person = await identify(request, intent);
    const { userAgent } = deviceOf(request);
    const isConnected = person && (await methods.connect(who, githubIdentity(person), userAgent));
    const outcome = isConnected ? 'connected' : 'not-connected';
    return toPage(reply, `/app/${kind}/dashboard/profile?github=${outcome}#sign-in`);
  };

  bind(app, githubCallback, async ({ query, request, reply }) => {
    const intent = await intents.read(request);
    intents.clear(reply);
    if (intent?.connect) return finishConnecting(intent, intent.connect, request, reply);
    if (query.error === 'access_denied') return backToSignIn(reply, 'github-denied');
    const person = intent && (await identify(request, intent));
    if (!intent || !person) return backToSignIn(reply, 'github-failed');
    try {
      const outcome = await enter(person, intent, deviceOf(request));
      if ('problem' in outcome) return backToSignIn(reply, outcome.problem);
      await createEntry(devices, cookies)(request, reply, outcome);
      return toPage(reply, '/app');
    } catch (error) {
      if (error instanceof ProblemError) return backToSignIn(reply, 'github-failed');
      throw error;
    }
  });
}
