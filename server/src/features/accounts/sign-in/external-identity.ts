import type { signUpExternally } from '@callboard/contract/accounts/sign-up';
import type { Parsed } from '@callboard/contract/endpoint';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { InstagramClient, InstagramPerson } from '../../people/instagram/index.ts';
import { type GithubClient, UnknownCodeError } from './github.client.ts';
import type { OutsideIdentity } from './identities.queries.ts';
import type { PartnerCodes } from './partner-codes.ts';

type Body = Parsed<typeof signUpExternally>['body'];

/** The identity confirmed by a provider. */
export interface Introduction {
  /** Undefined for a partner's link, which identifies the partner only. */
  readonly identity?: OutsideIdentity;
  /** An email verified by the provider. */
  readonly email?: string | undefined;
  readonly instagram?: InstagramPerson;
  readonly referredBy?: string | undefined;
}

interface Sources {
  /** Undefined when not configured. */
  readonly github: GithubClient | undefined;
  readonly instagram: InstagramClient | undefined;
  readonly partners: PartnerCodes;
}

const notConfigured = (name: string) =>
  new ProblemError('NOT_CONFIGURED', { detail: `${name} isn’t set up here.` });

const byGithub = async (github: GithubClient, { code, code_verifier, ref }: Body): Promise<Introduction> => {
  if (code_verifier === undefined) throw invalidField('code_verifier', 'Needed with a GitHub code');
  try {
    const { subject, email } = await github.identifyCode(code, code_verifier);
    return { identity: { provider: 'github', subject }, email, referredBy: ref };
  } catch (error) {
    if (error instanceof UnknownCodeError) {
      throw new ProblemError('CODE_WRONG', { detail: 'GitHub didn’t recognise this code.' });
    }
    throw new ProblemError('UNAVAILABLE', {
      detail: 'GitHub isn’t responding. Nothing was changed. Try again in a few minutes.',
    });
  }
};

/** Resolves the identity at the provider. */
export function createIntroductions({ github, instagram, partners }: Sources) {
  return async (body: Body): Promise<Introduction> => {
    switch (body.provider) {
      case 'github':
        if (!github) throw notConfigured('GitHub');
        return byGithub(github, body);
      case 'instagram': {
        if (!instagram) throw notConfigured('Instagram');
        const person = await instagram.identify(body.code);
        const identity = { provider: 'instagram', subject: person.subject } as const;
        return { identity, instagram: person, referredBy: body.ref };
      }
      case 'partner':
        return { referredBy: await partners.read(body.code) };
    }
  };
}
export type Introductions = ReturnType<typeof createIntroductions>;
