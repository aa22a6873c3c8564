import type { ShippedPage } from '../shipped-page.ts';

export const communityRules: ShippedPage = {
  id: 3,
  slug: 'community-rules',
  title: 'Community rules',
  summary: 'How we treat each other here, and what happens when someone breaks the rules.',
  changedOn: '2026-11-18',
  body: `
Casting works when people can trust each other. These rules apply to everyone: talents, recruiters, managers and us.

## Be who you say you are

- Use your own name, your own face and your own work. A stage name is fine as a display name.
- Show yourself as you look now. No AI-made or edited pictures that make you look like someone else.
- Recruiters name the company they work for, and the project as far as they can.

## Be honest about the work

- A job says what the role is, where and when it shoots, and what it pays. If it pays nothing, it says so.
- Nudity, intimate scenes, stunts, animals, smoking and anything else a person must be able to refuse is named in the job, not on the day.
- Ask only for what the role needs. Age range, gender, language, look and skill can be part of a role. Caste, religion, marriage, pregnancy or family cannot.
- Skin tone is never a measure of who is good enough.

## No one pays to be cast

Recruiters, managers and coordinators never ask talents for money or favours: not to be seen, not to be shortlisted, not for a card, a portfolio or a "refundable" deposit. A request like that is a clear sign of fraud. [Report it](/view-cms/safety).

## Respect

- No harassment, threats, insults, or messages about someone's body that have nothing to do with the role.
- No sexual requests, hints or pictures. None. An audition for an intimate scene is agreed in writing beforehand, with clothes on and with a person the talent trusts in the room.
- No means no. Check availability once, then accept the reply.
- Keep what you learn in a casting to yourself: scripts, tapes, numbers, fees.

## Tapes and pictures of others

What a talent sends you is for that casting. Do not post it, forward it, edit it, keep it for other projects or use it to make a likeness or a voice. When the role is filled, delete what you saved.

## Young people

Message a child only through the guardian. Auditions of children happen with the guardian present. Sexual content involving anyone under 18 is removed, reported to the police and closes the account permanently.

## No bots

No collecting profiles with scripts, no mass messages, no multiple accounts for one person, no buying or selling accounts, no trying to open what you have not unlocked.

## Reporting

There is a report button on every profile, job, project and conversation, and you can always [message us](/Support). Tell us what happened. A screenshot helps. The person you report does not find out who you are.

## What happens then

1. Someone from our team reads the report and checks what it is about.
2. Where someone is at risk, we hide or freeze first and ask later.
3. We decide: nothing, a warning, removal, a freeze, or closing the account. For fraud, harassment and anything that harms a child, we close it right away.
4. We reply to you. The person reported can object, and someone else reviews it.

False reports made to harm someone are a breach of these rules too.
`.trim(),
};
