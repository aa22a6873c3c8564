export interface WhatsAppSettings {
  readonly token: string;
  /** The number of the house, as Meta names it. */
  readonly phoneNumberId: string;
  /** A template with one variable in its body: nobody may be written to in free words. */
  readonly template: string;
  /** https://graph.facebook.com/v23.0 */
  readonly url: string;
}

interface TextMessage {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}
export type SendText = (message: TextMessage) => Promise<void>;

/** The other side will never take this one: trying again would change nothing. */
export class NeverTakenError extends Error {
  override readonly name = 'NeverTakenError';
}

const timeoutMs = 20_000;
const longest = 1000;

/** A variable of a template is one line without wide gaps, or the whole message is refused. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longest);

/** Wrong as it stands, as opposed to: not now, or not with this token. */
const isForGood = (status: number) => status === 400 || status === 404;

/** Sends by the WhatsApp Cloud API. Neither the token nor the number is ever part of an error. */
export function createWhatsApp({ token, phoneNumberId, template, url }: WhatsAppSettings): SendText {
  return async ({ id, to, text }) => {
    const response = await fetch(`${url}/${encodeURIComponent(phoneNumberId)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/^\+/, ''),
        type: 'template',
        template: {
          name: template,
          language: { code: 'en' },
          components: [{ type: 'body', parameters: [{ type: 'text', text: inOneLine(text) }] }],
        },
        biz_opaque_callback_data: id,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    if (response.ok) return;
    if (isForGood(response.status)) throw new NeverTakenError(`WhatsApp refused it (${response.status})`);
    throw new Error(`WhatsApp did not take it (${response.status})`);
  };
}
