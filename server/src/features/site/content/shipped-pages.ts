import { communityRules } from './pages/community-rules.ts';
import { cookies } from './pages/cookies.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { refunds } from './pages/refunds.ts';
import { safety } from './pages/safety.ts';
import { terms } from './pages/terms-and-condition.ts';
import type { ShippedPage } from './shipped-page.ts';

export const shippedPages: readonly ShippedPage[] = [
  terms,
  privacyPolicy,
  communityRules,
  safety,
  cookies,
  refunds,
];
