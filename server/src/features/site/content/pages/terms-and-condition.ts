import type { ShippedPage } from '../shipped-page.ts';

export const terms: ShippedPage = {
  id: 1,
  slug: 'terms-and-condition',
  title: 'Terms and conditions',
  summary: 'What you can expect of Callboard, and what we expect of you.',
  changedOn: '2026-11-15',
  body: `
These are the terms between you and Callboard ("we"). They begin when you create an account, or when you use a page that works without one. We have kept them short so that you can read all of them. Where a word and the law disagree, the law wins.

## What Callboard is

Callboard is a place where performers ("talents") and people who cast ("recruiters") find each other. Talents put up a profile and answer calls. Recruiters search, unlock contact details, hold auditions and make offers.

We run the board. We are not an agent, a casting director, a producer or an employer. A contract for work is between the talent and whoever hires them; we are not part of it, and we take no commission from it.

## Your account

- You must be at least 18 to have an account in your own name. A parent or legal guardian can have one for a child; see [Children and young people](#children-and-young-people).
- One person, one account. Give your real name, and an e-mail address or mobile number that is yours.
- Keep your password and codes to yourself. Nobody from Callboard will ever ask for them.
- You can see where you are signed in, sign out other devices, download your data and close your account in your settings, at any time.

## What talents agree to

- Your profile is true: your pictures show you as you look now, your age, measures and skills are right, and the past work is yours.
- You have the right to show what you upload. Pictures, reels and music made by others need their consent.
- When you say that you are available, you mean it. If something changes, say so soon.

A talent's profile, applications, messages and offers are free. They stay free.

## What recruiters agree to

- A call is for a real part in a real project, and says honestly what it pays, or that it pays nothing.
- **You never ask a talent for money**: not for an audition, a registration, a portfolio, a workshop or a uniform. Accounts that do are frozen.
- You use contact details only for casting. You do not pass them on, sell them, collect them in lists or send advertising to them.
- Audition tapes and pictures are for the casting they were sent for, and for nothing else, unless the talent has agreed in writing.
- You answer people. When a part is filled, close it: everybody who applied then learns where they stand.

The first calls of a recruiter who is not verified yet are looked at by us before anybody sees them. Being verified means that we have checked who you are. It is no promise about a project.

## Credits

Recruiters pay for opening contact details, not for looking.

- One credit unlocks one talent for one recruiter account, for good. The same talent is never charged twice.
- A verified recruiter starts with 10 free credits.
- Credits are no money: they cannot be exchanged for cash or given to somebody else, except where the law says otherwise.
- When credits come back is on the page [Refunds](/view-cms/refunds).

## What you put up stays yours

You keep every right to what you upload and write. You allow us to store it, to make smaller copies of it, and to show it to those whom your settings and these rules let see it, for as long as it is on Callboard. We do not sell it, do not use it in advertising without asking you first, and do not train anything that imitates faces or voices with it.

When you delete something, it is gone from view at once. What happens with copies is in the [privacy policy](/view-cms/privacy-policy).

## What is not allowed

The [community rules](/view-cms/community-rules) are part of these terms. In short: no lies about who you are, no harassment, no discrimination beyond what a part truly needs, no sexual content involving children, no collecting of data by machines, and nothing that is against the law.

## Children and young people

The account of anybody under 18 belongs to a parent or legal guardian, who gives consent, is the contact and can withdraw the consent at any time. A child's profile has no body measures and no questions about intimate scenes, and is not in public search. Whoever casts a child must keep to the laws on child artists, which include permission from the authorities, limited hours, schooling and a guardian on set.

## When we step in

If an account breaks these terms we may hide a profile or a call, freeze the account, or close it. Frozen means: you can sign in, read, download your data and write to us, but not apply, publish or change your profile. We tell you that it happened and, unless the law or somebody's safety forbids it, why. You can object by [writing to us](/about/contact-us); a person who did not take the decision looks at it again.

## What we promise, and what we cannot

We do our work with care: we keep the board running, protect your data as described, and mend what breaks. We cannot promise that you will be cast, that you will find somebody, that every user tells the truth, or that the service never stops.

We answer for damage that we cause on purpose or through gross carelessness, and wherever the law does not let us limit it. Otherwise we answer at most for what you have paid us in the twelve months before the damage. Nothing here takes away rights you have as a consumer.

## Ending it

You can close your account whenever you like. It is hidden at once and erased after 30 days; until then you can come back by signing in. We may end the agreement with 30 days' notice, or at once where the rules were badly broken. Paid credits that are left when we end it without fault of yours are paid back.

## Changes

When we change these terms we say so in the product and by mail at least 15 days before, unless the law needs it sooner. If you do not agree, you can close your account. The date above tells when the words last changed.

## Law and disputes

Indian law applies. Please write to us first, most things can be settled that way: [{support-email}](mailto:{support-email}). If not, the courts where you live or where we are registered decide, as the law provides.
`.trim(),
};
