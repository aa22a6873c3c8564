import type { Announcement } from '../../../platform/feature/notification.ts';
import type { Reach } from '../notification-preferences/index.ts';

/** One way in which somebody hears of a notification outside of the product. */
export type Channel =
  | {
      readonly reader: 'self' | 'manager';
      readonly by: 'mail' | 'sms' | 'whatsapp';
      readonly address: string;
    }
  | { readonly reader: 'self' | 'manager'; readonly by: 'digest' };

type Kind = Pick<Announcement, 'letters' | 'onPhone'>;

const whenToWrite = ({ letters }: Kind, wanted: Reach['letters']): Reach['letters'] => {
  if (letters === 'none') return 'never';
  return letters === 'daily-only' && wanted === 'now' ? 'never' : wanted;
};

const toPhone = (reader: Channel['reader'], { onPhone }: Kind, address: string | null): Channel[] =>
  onPhone && address !== null ? [{ reader, by: 'whatsapp', address }] : [];

/** Who has no mail address is written to by SMS, unless the same phone hears of it anyway. */
const letterNow = ({ email, mobile }: Reach, hasPhone: boolean): Channel[] => {
  if (email !== null) return [{ reader: 'self', by: 'mail', address: email }];
  return mobile !== null && !hasPhone ? [{ reader: 'self', by: 'sms', address: mobile }] : [];
};

const lettersToSelf = (reach: Reach, when: Reach['letters'], hasPhone: boolean): Channel[] => {
  if (when === 'never') return [];
  return when === 'daily' ? [{ reader: 'self', by: 'digest' }] : letterNow(reach, hasPhone);
};

const lettersToManager = (address: string | null, when: Reach['letters']): Channel[] => {
  if (when === 'never' || address === null) return [];
  return when === 'daily'
    ? [{ reader: 'manager', by: 'digest' }]
    : [{ reader: 'manager', by: 'mail', address }];
};

/** What a person chose, and what the notification allows. In the product everything is told to everybody it is for. */
export function channelsFor(reach: Reach, kind: Kind): Channel[] {
  const when = whenToWrite(kind, reach.letters);
  const ownPhone = toPhone('self', kind, reach.whatsapp);
  return [
    ...lettersToSelf(reach, when, ownPhone.length > 0),
    ...ownPhone,
    ...lettersToManager(reach.manager.email, when),
    ...toPhone('manager', kind, reach.manager.mobile),
  ];
}
