import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { postNewUserCode, postSignInCode, postWhatsAppCode } from '../api.ts';
import { forgetSentCode, keepInDraft, type SentCode, useDraft } from '../draft/auth-draft.ts';
import { normaliseMobile } from '../mobile/format-mobile.ts';
import { useSubmission } from '../trouble/use-submission.ts';

type Purpose = SentCode['for'];
interface Wanted {
  mobile: string;
  channel: SentCode['channel'];
}

const senders = { 'sign-in': postSignInCode, 'sign-up': postNewUserCode };

const send = (purpose: Purpose) => async (wanted: Wanted) => {
  const mobile = normaliseMobile(wanted.mobile) ?? wanted.mobile;
  await (wanted.channel === 'whatsapp' ? postWhatsAppCode : senders[purpose])(mobile);
  return { mobile, channel: wanted.channel, for: purpose, at: Date.now() };
};

/** Asks for a code and remembers that it is on its way, so that the next step can wait for it. */
export function useSendCode(purpose: Purpose, onTrouble?: (trouble: RequestError) => void) {
  const { sentCode } = useDraft();
  const submission = useSubmission(send(purpose), {
    onDone: (sent) => keepInDraft({ sentCode: sent }),
    ...(onTrouble && { onTrouble }),
  });
  return {
    ...submission,
    sent: sentCode?.for === purpose ? sentCode : undefined,
    startOver: forgetSentCode,
  };
}
