import { createUser, signUpRecruiter, signUpTalent } from '@callboard/contract/accounts/sign-up';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { deviceOf, type SessionCookies, type Sessions } from '../sessions/index.ts';
import type { Accounts } from './create-accounts.ts';
import { createEntry } from './entry.ts';
import { splitName } from './sign-up.service.ts';
import { recruiterDetails, talentDetails } from './sign-up-details.ts';

interface Proofs {
  readonly email_proof?: string | undefined;
  readonly mobile_proof?: string | undefined;
}

export function signUpRoutes(
  app: FastifyInstance,
  accounts: Accounts,
  sessions: Sessions,
  cookies: SessionCookies,
): void {
  const enter = createEntry(accounts.devices, cookies);

  const proven = async ({ email_proof, mobile_proof }: Proofs, email: string, mobile?: string) => ({
    email,
    emailVerified: await accounts.proofs.proves('email_proof', email_proof, email),
    mobile,
    mobileVerified: await accounts.proofs.proves('mobile_proof', mobile_proof, mobile),
  });

  bind(app, createUser, async ({ body, request }) => {
    const { email, password, user_type, ref } = body;
    const kind = user_type === 2 ? ('recruiter' as const) : ('talent' as const);
    const contact = await proven(body, email);
    const id = await accounts.create(
      { kind, names: splitName(body), password, ref, ...contact },
      deviceOf(request),
    );
    const user = await sessions.findUser(id);
    if (!user) throw new ProblemError('NOT_FOUND');
    return user;
  });

  bind(app, signUpTalent, async ({ body, request, reply }) => {
    cookies.rejectOtherSites(request);
    const { email, password, ref, mobile_number } = body;
    const contact = await proven(body, email, mobile_number);
    const newcomer = { kind: 'talent', names: splitName(body), password, ref, ...contact } as const;
    return enter(request, reply, await accounts.join(newcomer, deviceOf(request), talentDetails(body)));
  });

  bind(app, signUpRecruiter, async ({ body, request, reply }) => {
    cookies.rejectOtherSites(request);
    const { email, password, ref, mobile, company } = body;
    const contact = await proven(body, email, mobile);
    const newcomer = {
      kind: 'recruiter',
      names: splitName(body),
      password,
      company,
      ref,
      ...contact,
    } as const;
    return enter(request, reply, await accounts.join(newcomer, deviceOf(request), recruiterDetails(body)));
  });
}
