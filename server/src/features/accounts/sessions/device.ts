import type { Session } from '@callboard/contract/accounts/user';
import Bowser from 'bowser';

const kinds: Readonly<Record<string, Session['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** "Chrome on Android" */
export function describeDevice(userAgent: string): Pick<Session, 'device' | 'kind'> {
  if (userAgent.trim() === '') return { device: 'Unknown device', kind: 'other' };
  const parsed = Bowser.parse(userAgent);
  const words = [parsed.browser.name, parsed.os.name].filter(Boolean);
  return {
    device: words.length > 0 ? words.join(' on ') : 'Unknown device',
    kind: kinds[parsed.platform.type ?? ''] ?? 'other',
  };
}
