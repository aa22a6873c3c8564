import type { ShippedPage } from '../shipped-page.ts';

export const cookies: ShippedPage = {
  id: 5,
  slug: 'cookies',
  title: 'Cookies and browser storage',
  summary: 'What Callboard keeps in your browser. Only what it needs to work. Nothing follows you.',
  changedOn: '2026-11-18',
  body: `
Callboard stores a few small things in your browser to work. There is no advertising, no tracking or measuring by other companies, and nothing that follows you to other sites. That is why there is no cookie banner.

## Cookies

Both are set only when you sign in, and removed when you sign out. Their names begin with __Host-, which keeps other sites from setting them.

| Name | What it is for | How long |
|---|---|---|
| callboard_refresh | keeps you signed in. Scripts on the page cannot read it, and it is sent only to our own server. It is replaced at each use | up to 30 days without use |
| callboard_session | lets the page know that you may be signed in. It holds no name and no secret | up to 30 days without use |

## Kept in the browser's own storage

This never leaves your device by itself.

| What | Why | How long |
|---|---|---|
| that you were signed in, and when you last signed out | to sign you in quickly | until you sign out, or clear your browser |
| light or dark | to keep your theme | until you change it |
| the page you wanted before you had to sign in | to take you there afterwards | until then, or until you close the tab |
| who sent you to us, if you came through an invitation | to credit them when you sign up | until you sign up |
| what you typed into a form, without passwords and codes | to keep it if you go offline | until it is sent, or until you close the tab |

## What we learn on our side

Our server's log notes which page was asked for, when, and whether it worked. If a page of ours breaks in your browser, it may tell us what broke. We remove numbers, addresses, codes and tokens before storing such a report.

## Other companies

Pages, fonts and pictures come from us. If you pay, the payment company's own page opens and its own rules apply there. If you sign in with GitHub, you leave our site for a moment.

## Your choice

You can clear or block all of this in your browser's settings. Reading works without it. Staying signed in does not.
`.trim(),
};
