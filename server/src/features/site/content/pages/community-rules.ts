import type { ShippedPage } from '../shipped-page.ts';

export const communityRules: ShippedPage = {
  id: 3,
  slug: 'community-rules',
  title: 'Community rules',
  summary: 'How we treat each other here, and what happens when somebody does not.',
  changedOn: '2026-11-15',
  body: `
A casting room works when people can trust what they are told. These rules hold for everybody: talents, recruiters, managers and us.

## Be who you say you are

- Use your own name, your own face and your own work. A stage name is fine as a display name.
- Show yourself as you look now. No pictures made or changed by a machine so that you look like somebody else.
- Recruiters name the company they work for, and the project as far as they may.

## Be honest about the work

- A call says what the part is, where and when it shoots, and what it pays. If it pays nothing, it says so.
- Nudity, intimate scenes, stunts, animals, smoking and anything else a person must be able to refuse is named in the call, not on the day.
- Ask only for what the part needs. Age range, gender, language, look and skill can belong to a part. Caste, religion, marriage, pregnancy or somebody's family do not.
- Skin tone is never a measure of who is good enough.

## Nobody pays to be cast

Recruiters, managers and coordinators never ask talents for money or favours: not to be seen, not to be shortlisted, not for a card, a portfolio or a "refundable" deposit. A request like that is the surest sign of a fraud. [Report it](/view-cms/safety).

## Respect

- No harassment, threats, insults, or messages about somebody's body that have nothing to do with the part.
- No sexual requests, hints or pictures. None. An audition for an intimate scene is agreed in writing beforehand, with clothes on and with a person the talent trusts in the room.
- A no is a no. Ask once about availability, then accept the answer.
- Keep what you learn in a casting to yourself: scripts, tapes, numbers, fees.

## Tapes and pictures of others

What a talent sends you is for that casting. Do not post it, forward it, edit it, keep it for other projects or use it to make a likeness or a voice. When the part is filled, delete what you saved.

## Young people

Nobody writes to a child except through the guardian. Auditions of children happen with the guardian present. Sexual content involving anybody under 18 is removed, reported to the police and ends the account for ever.

## Leave the machines at home

No collecting of profiles by scripts, no mass messages, no several accounts for one person, no buying and selling of accounts, no trying to open what was not unlocked for you.

## Reporting

There is a report button on every profile, job, project and conversation, and you can always [write to us](/Support). Say what happened; a picture of the screen helps. The person you report does not learn who you are.

## What happens then

1. A person of our team reads the report and what it is about.
2. Where somebody is at risk, we hide or freeze first and ask later.
3. We decide: nothing, a warning, removal, a freeze, or the end of the account. Fraud, harassment and anything that harms a child end it at once.
4. You hear from us. Whoever was reported can object, and somebody else looks at it again.

False reports made to harm somebody are a breach of these rules too.
`.trim(),
};
