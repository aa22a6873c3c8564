import type { NotificationRequest } from '../../../platform/feature/notification.ts';
import type { Recipient } from '../notification-preferences/index.ts';

/** One way a notification reaches someone outside of the product. */
export type Channel =
  | {
      readonly reader: 'self' | 'manager';
      readonly by: 'mail' | 'sms' | 'whatsapp';
      readonly address: string;
    }
  | { readonly reader: 'self' | 'manager'; readonly by: 'digest' };

type Kind = Pick<NotificationRequest, 'emails' | 'onPhone'>;

const whenToEmail = ({ emails }: Kind, wanted: Recipient['emailFrequency']): Recipient['emailFrequency'] => {
  if (emails === 'none') return 'never';
  return emails === 'daily-only' && wanted === 'now' ? 'never' : wanted;
};

const toPhone = (reader: Channel['reader'], { onPhone }: Kind, address: string | null): Channel[] =>
  onPhone && address !== null ? [{ reader, by: 'whatsapp', address }] : [];

/** Without an email address it goes by SMS, unless WhatsApp reaches the same phone. */
const emailNow = ({ email, mobile }: Recipient, hasPhone: boolean): Channel[] => {
  if (email !== null) return [{ reader: 'self', by: 'mail', address: email }];
  return mobile !== null && !hasPhone ? [{ reader: 'self', by: 'sms', address: mobile }] : [];
};

const emailToSelf = (
  recipient: Recipient,
  when: Recipient['emailFrequency'],
  hasPhone: boolean,
): Channel[] => {
  if (when === 'never') return [];
  return when === 'daily' ? [{ reader: 'self', by: 'digest' }] : emailNow(recipient, hasPhone);
};

const emailToManager = (address: string | null, when: Recipient['emailFrequency']): Channel[] => {
  if (when === 'never' || address === null) return [];
  return when === 'daily'
    ? [{ reader: 'manager', by: 'digest' }]
    : [{ reader: 'manager', by: 'mail', address }];
};

/** What the recipient chose and the notification allows. Inside the product it is always shown. */
export function channelsFor(recipient: Recipient, kind: Kind): Channel[] {
  const when = whenToEmail(kind, recipient.emailFrequency);
  const ownPhone = toPhone('self', kind, recipient.whatsapp);
  return [
    ...emailToSelf(recipient, when, ownPhone.length > 0),
    ...ownPhone,
    ...emailToManager(recipient.manager.email, when),
    ...toPhone('manager', kind, recipient.manager.mobile),
  ];
}
