import type { ShippedPage } from '../shipped-page.ts';

export const terms: ShippedPage = {
  id: 1,
  slug: 'terms-and-condition',
  title: 'Terms and conditions',
  summary: 'What you can expect from Callboard, and what we expect from you.',
  changedOn: '2026-11-18',
  body: `
These are the terms between you and Callboard ("we"). They begin when you create an account, or when you use a page that works without one. We have kept them short and readable. Where these terms and the law disagree, the law applies.

## What Callboard is

Callboard is a place where performers ("talents") and people who cast ("recruiters") find each other. Talents create a profile and apply to jobs. Recruiters search, unlock contact details, hold auditions and make offers.

We run the platform. We are not an agent, a casting director, a producer or an employer. A contract for work is between the talent and the person or company that hires them. We are not part of it, and we take no commission from it.

## Your account

- You must be at least 18 to have an account in your own name. A parent or legal guardian can have one for a child; see [Children and young people](#children-and-young-people).
- One person, one account. Give your real name, and an email address or mobile number that is yours.
- Keep your password and codes to yourself. No one from Callboard will ever ask for them.
- You can see where you are signed in, sign out other devices, download your data and close your account in your settings, at any time.

## What talents agree to

- Your profile is true: your pictures show you as you look now, your age, measurements and skills are right, and the past work is yours.
- You have the right to show what you upload. Pictures, videos and music made by others need their consent.
- When you say that you are available, you mean it. If something changes, say so soon.

A talent's profile, applications, messages and offers are free. They stay free.

## What recruiters agree to

- A job is for a real role in a real project, and says honestly what it pays, or that it pays nothing.
- **You never ask a talent for money**: not for an audition, a registration, a portfolio, a workshop or a uniform. Accounts that do are frozen.
- You use contact details only for casting. You do not pass them on, sell them, collect them in lists or send advertising to them.
- Audition tapes and pictures are for the casting they were sent for, and for nothing else, unless the talent has agreed in writing.
- You reply to people. When a role is filled, close it: everyone who applied then learns where they stand.

The first jobs of a recruiter who is not verified yet are checked by us before anyone sees them. Being verified means that we have checked who you are. It is not a promise about a project.

## Credits

Recruiters pay for contact details, not for searching.

- One credit unlocks one talent for one recruiter account, with no expiry. The same talent is never charged twice.
- A verified recruiter starts with 10 free credits.
- Credits are not money. They cannot be exchanged for cash or given to someone else, except where the law says otherwise.
- When credits are refunded is explained on the page [Refunds](/view-cms/refunds).

## What you upload stays yours

You keep every right to what you upload and write. You allow us to store it, to make smaller copies of it, and to show it to those whom your settings and these rules let see it, for as long as it is on Callboard. We do not sell it, do not use it in advertising without asking you first, and do not train anything that imitates faces or voices with it.

When you delete something, it is gone from view right away. What happens with copies is in the [privacy policy](/view-cms/privacy-policy).

## What is not allowed

The [community rules](/view-cms/community-rules) are part of these terms. In short: no lies about who you are, no harassment, no discrimination beyond what a role truly needs, no sexual content involving children, no collecting of data with scripts, and nothing that is against the law.

## Children and young people

The account of anyone under 18 belongs to a parent or legal guardian, who gives consent, is the contact and can withdraw the consent at any time. A child's profile has no body measurements and no questions about intimate scenes, and is not in public search. Anyone who casts a child must follow the laws on child artists, which include permission from the authorities, limited hours, schooling and a guardian on set.

## When we step in

If an account breaks these terms we may hide a profile or a job, freeze the account, or close it. Frozen means: you can sign in, read, download your data and write to us, but not apply, publish or change your profile. We notify you that it happened and, unless the law or someone's safety forbids it, why. You can object by [messaging us](/about/contact-us); a person who did not take the decision reviews it.

## What we promise, and what we cannot

We do our work with care: we keep Callboard running, protect your data as described, and fix what breaks. We cannot promise that you will be cast, that you will find someone, that every user tells the truth, or that the service never stops.

We answer for damage that we cause on purpose or through gross carelessness, and wherever the law does not let us limit it. Otherwise we answer at most for what you have paid us in the twelve months before the damage. Nothing here takes away rights you have as a consumer.

## Ending it

You can close your account at any time. It is hidden right away and erased after 30 days; until then you can come back by signing in. We may end the agreement with 30 days' notice, or right away where the rules were badly broken. Paid credits that are left when we end it without fault of yours are paid back.

## Changes

When we change these terms we notify you in the product and by email at least 15 days before, unless the law needs it sooner. If you do not agree, you can close your account. The date above is when this page last changed.

## Law and disputes

Indian law applies. Please message us first. Most things can be settled that way: [{support-email}](mailto:{support-email}). If not, the courts where you live or where we are registered decide, as the law provides.
`.trim(),
};
