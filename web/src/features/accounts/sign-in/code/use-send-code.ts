import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { normaliseMobile } from '../../../../shared/lib/typed/mobile.ts';
import { postNewUserCode, postSignInCode, postWhatsAppCode } from '../api.ts';
import { type SentCode, updateDraft } from '../draft/auth-draft.ts';
import { useSubmission } from '../forms/use-submission.ts';

type Purpose = SentCode['for'];

const senders = { 'sign-in': postSignInCode, 'sign-up': postNewUserCode };

const send =
  (purpose: Purpose) =>
  async ({ mobile: typed, channel }: Pick<SentCode, 'mobile' | 'channel'>) => {
    const mobile = normaliseMobile(typed) ?? typed;
    await (channel === 'whatsapp' ? postWhatsAppCode : senders[purpose])(mobile);
    return { mobile, channel, for: purpose, at: Date.now() };
  };

/** Sends a code and notes it in the draft, which leads to the step that takes the code. */
export const useSendCode = (purpose: Purpose, onError?: (error: RequestError) => void) =>
  useSubmission(send(purpose), {
    onDone: (sentCode) => updateDraft({ sentCode }),
    ...(onError && { onError }),
  });
