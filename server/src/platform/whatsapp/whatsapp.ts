export interface WhatsAppSettings {
  readonly token: string;
  /** Callboard's number, as Meta identifies it. */
  readonly phoneNumberId: string;
  /** A template with one variable in its body, since WhatsApp allows no free text. */
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

/** The provider will never accept this message, so there is no point in retrying. */
export class PermanentRejectionError extends Error {
  override readonly name = 'PermanentRejectionError';
}

const timeoutMs = 20_000;
const maxLength = 1000;

/** WhatsApp rejects template variables with line breaks or wide gaps. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength);

/** The message itself is wrong, not the token or the moment. */
const isPermanent = (status: number) => status === 400 || status === 404;

/** Sends by the WhatsApp Cloud API. Errors never include the token or the number. */
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
    if (isPermanent(response.status))
      throw new PermanentRejectionError(`WhatsApp refused it (${response.status})`);
    throw new Error(`WhatsApp did not take it (${response.status})`);
  };
}
