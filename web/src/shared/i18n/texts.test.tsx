import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as problems from '../lib/log-problem.ts';
import { auth } from './en/auth.ts';
import { fillIn, findText, registerTranslations } from './i18n.ts';
import { Trans } from './trans.tsx';
import { translatorOf } from './use-translation.ts';

registerTranslations('auth', { en: auth });
const t = translatorOf('auth');

afterEach(() => vi.restoreAllMocks());

it('takes the wording for none, one and several', () => {
  const texts = {
    left_zero: 'none',
    left_one: '{{count}} credit',
    left_other: '{{count}} credits',
    plain: 'same',
  };
  registerTranslations('inThisTest' as never, { en: texts as never });
  const of = (key: string, count: number) => fillIn(findText('inThisTest', key, count), { count });
  expect([0, 1, 2, 1.5].map((count) => of('left', count))).toEqual([
    'none',
    '1 credit',
    '2 credits',
    '1.5 credits',
  ]);
  expect(of('plain', 3)).toBe('same');
});

it('fills in values, and groups digits as in India', () => {
  expect(fillIn('{{name}} has {{count, number}}{{more}}', { name: 'Asha {{count}}', count: 1_204_000 })).toBe(
    'Asha {{count}} has 12,04,000',
  );
});

it('reports a text that nobody registered and shows its key', () => {
  const report = vi.spyOn(problems, 'logProblem').mockImplementation(() => undefined);
  expect(findText('nowhere', 'some.key', undefined)).toBe('some.key');
  expect(report).toHaveBeenCalledWith('A text is missing', 'some.key');
});

it('puts elements in place of tags, and never makes markup of a value', () => {
  render(
    <p>
      <Trans
        t={t}
        i18nKey="forgotPassword.sent"
        values={{ email: '<strong>a@b.c</strong>' }}
        components={{ strong: <strong /> }}
      />
    </p>,
  );
  const strong = screen.getByRole('strong');
  expect(strong.textContent).toBe('<strong>a@b.c</strong>');
  expect(strong.parentElement?.textContent).toBe(
    auth.forgotPassword.sent.replace(/<\/?strong>/gu, '').replace('{{email}}', '<strong>a@b.c</strong>'),
  );
});
