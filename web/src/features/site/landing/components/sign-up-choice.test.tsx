import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { landing } from '../../../../shared/i18n/en/landing.ts';
import { registerTranslations } from '../../../../shared/i18n/i18n.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { answerOf, someUser } from '../../../../shared/lib/session/session-for-test.ts';
import { renderForTest } from '../../../../shared/ui/render-for-test.tsx';
import { SignUpChoice } from './sign-up-choice.tsx';

registerTranslations('landing', { en: landing });
afterEach(() => session.end());

const doors = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('offers guests both ways in', () => {
  renderForTest(<SignUpChoice />);
  expect(doors().map(([name]) => name)).toEqual([
    expect.stringMatching(/^I perform/),
    expect.stringMatching(/^I cast/),
  ]);
});

it.each([
  [1, '/app/talent/dashboard/calendar'],
  [2, '/find-talents'],
] as const)('leads members of type %d to their own pages, not to sign-up', (user_type, second) => {
  session.start(answerOf('t-1', someUser({ user_type })));
  renderForTest(<SignUpChoice />);
  expect(doors().map(([, address]) => address)).toEqual(['/app/dashboard', second]);
});
